import type { Snippet } from "svelte";

/** What opens over a page, a dialog or a sheet, and is closed again. */
export interface PanelProps {
  open: boolean;
  title: string;
  onclose: () => void;
  children: Snippet;
}
