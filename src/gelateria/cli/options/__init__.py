"""What several commands share: options read from words, files, progress, printing, and how a command fails."""
