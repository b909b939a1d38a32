"""The browser client, judged by Lighthouse."""
