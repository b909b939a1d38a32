/** Which keys are meant for a board: it listens on the whole window. */

/** Not a shortcut of the browser, and not typed into something. */
export function isForBoard(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  return !(event.target instanceof Element && event.target.closest("input, textarea, select, dialog"));
}

/** Enter and space belong to the button or link that has the focus. */
export function isOnControl(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest("button, a") !== null;
}
