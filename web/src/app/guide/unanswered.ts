/**
 * Presses that nothing came of. Who learns a game and presses something that the lesson is not about, or that is not there
 * to be pressed at all, shall hear so.
 *
 * Something came of a press if the page says so (`answered`), or if what was pressed is a control and the board has changed.
 * A button that is disabled gets no click from the browser, so the finger that leaves it counts.
 */
import { isForBoard, isOnControl } from "@/board/keys";

const CONTROLS = "button, a, input, select, summary, [role=button], [role=radio], [role=switch], [tabindex]";
const DRAG = 8;

export interface Listening {
  /** Whether this is where the lesson is. */
  isHere: (target: Element) => boolean;
  /** What the page knows, for a look before and after: it is another value if something came of it. */
  state: () => unknown;
  /** Something is pressed: what was answered before is over. */
  pressed: () => void;
  /** Nothing came of it. */
  unanswered: () => void;
}

/** Listen until the returned function is called. */
export function listenFor({ isHere, state, pressed, unanswered }: Listening, board: HTMLElement): () => void {
  let from = { x: 0, y: 0 };

  function ask(control: boolean): void {
    pressed();
    const before = state();
    let changed = false;
    const changes = new MutationObserver((records) => {
      changed ||= records.some(({ target }) => isOnBoard(target)); // not what was said about it
    });
    changes.observe(board, { subtree: true, childList: true, attributes: true, characterData: true });
    // What a handler does is on the page a frame later.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        changes.disconnect();
        if (state() === before && !(control && changed)) unanswered();
      }),
    );
  }

  function isOnBoard(node: Node): boolean {
    const element = node instanceof Element ? node : node.parentElement;
    return element !== null && isHere(element);
  }

  function down(event: PointerEvent): void {
    from = { x: event.clientX, y: event.clientY };
  }

  function isDrag(event: MouseEvent): boolean {
    return Math.hypot(event.clientX - from.x, event.clientY - from.y) > DRAG;
  }

  function up(event: PointerEvent): void {
    const target = document.elementFromPoint(event.clientX, event.clientY);
    if (target?.closest(":disabled") && isHere(target) && !isDrag(event)) ask(false);
  }

  function click(event: MouseEvent): void {
    const { target } = event;
    if (!(target instanceof Element) || !isHere(target)) return;
    if (event.detail > 0 && isDrag(event)) return;
    ask(target.closest(CONTROLS) !== null);
  }

  function press(event: KeyboardEvent): void {
    if (!isForBoard(event) || event.repeat) return;
    const types = event.key.length === 1 || event.key === "Enter";
    const clicks = isOnControl(event) && ["Enter", " "].includes(event.key);
    if (types && !clicks) ask(true);
  }

  window.addEventListener("pointerdown", down, true);
  window.addEventListener("pointerup", up, true);
  window.addEventListener("click", click, true);
  window.addEventListener("keydown", press, true);
  return () => {
    window.removeEventListener("pointerdown", down, true);
    window.removeEventListener("pointerup", up, true);
    window.removeEventListener("click", click, true);
    window.removeEventListener("keydown", press, true);
  };
}
