/** Who moves the camera: it fits itself as the board grows, until somebody drags, pinches or zooms it by hand. */
import { aimed, fitting, kept, zoomed, type Camera } from "@/games/gelati/camera";
import { middle, SIZE, WIDTH, type Box, type Cell, type Point } from "@/games/gelati/hexes";

/** No hexagon is narrower than this if nobody wants it so: a finger meets it. */
const NARROW = 40;
/** A few tiles need not fill the stage; but a large stage is looked at from farther away. */
const LARGEST_FIT = 1.05;
const LARGE_STAGE = 700;
const NEAREST = 1.9;
const FARTHEST = 0.3;
const DRAG = 8;

export class Steering {
  /** The stage, and its size. */
  stage = $state<HTMLElement>();
  width = $state(0);
  height = $state(0);
  dragging = $state(false);
  /** It was seen once: from now on it glides. */
  settled = $state(false);

  #given: () => { box: Box; aim: Cell | null };
  /** Where somebody has moved the table by hand; until then it fits itself. */
  #moved = $state.raw<Camera | null>(null);
  #box = $derived.by(() => this.#given().box);
  #scale = $derived(Math.max(1, Math.min(this.width, this.height) / LARGE_STAGE));
  #fitted = $derived.by(() => {
    return fitting(this.#box, this.width, this.height, NARROW / WIDTH, LARGEST_FIT * this.#scale);
  });
  readonly camera = $derived.by(() => {
    const { aim } = this.#given();
    return this.#moved ?? (aim ? aimed(this.#fitted, this.#box, aim, this.width, this.height) : this.#fitted);
  });

  #fingers = new Map<number, Point>();
  #start: Point = { x: 0, y: 0 };
  #swallow = false;

  /** `given` tells what there is to see, and what is looked for. */
  constructor(given: () => { box: Box; aim: Cell | null }) {
    this.#given = given;
    $effect(() => {
      if (this.width) requestAnimationFrame(() => (this.settled = true));
    });
  }

  get byHand(): boolean {
    return this.#moved !== null;
  }

  /** Let it fit itself again. */
  fit(): void {
    this.#moved = null;
  }

  /** Nearer or farther, the middle staying where it is. */
  zoom(factor: number): void {
    this.#look(zoomed(this.camera, factor, { x: this.width / 2, y: this.height / 2 }, FARTHEST, NEAREST * this.#scale));
  }

  // Pointers -------------------------------------------------------------------------------------------

  down(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (!this.#fingers.size) {
      this.#start = this.local(event);
      this.#swallow = false;
    }
    this.#fingers.set(event.pointerId, this.local(event));
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.local(event);
    const other = [...this.#fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!this.dragging && (other || Math.hypot(now.x - this.#start.x, now.y - this.#start.y) > DRAG)) {
      this.dragging = this.#swallow = true;
      this.stage?.setPointerCapture(event.pointerId);
    }
    this.#fingers.set(event.pointerId, now);
    if (!this.dragging) return;
    const { camera } = this;
    if (!other) return this.#look({ ...camera, x: camera.x + now.x - before.x, y: camera.y + now.y - before.y });
    const apart = (point: Point) => Math.max(20, Math.hypot(point.x - other.x, point.y - other.y));
    const centre = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const near = zoomed(camera, apart(now) / apart(before), centre, FARTHEST, NEAREST * this.#scale);
    this.#look({ ...near, x: near.x + (now.x - before.x) / 2, y: near.y + (now.y - before.y) / 2 });
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    if (!this.#fingers.size) this.dragging = false;
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    const by = event.deltaMode === 1 ? event.deltaY * 30 : event.deltaY;
    const factor = Math.exp(-Math.max(-200, Math.min(200, by)) / 400);
    this.#look(zoomed(this.camera, factor, this.local(event), FARTHEST, NEAREST * this.#scale));
  }

  /** What ends a drag is no click. */
  click(event: MouseEvent): void {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.stopPropagation();
    event.preventDefault();
  }

  // From the world to the stage and back ---------------------------------------------------------------

  local(event: MouseEvent): Point {
    const { left = 0, top = 0 } = this.stage?.getBoundingClientRect() ?? {};
    return { x: event.clientX - left, y: event.clientY - top };
  }

  /** The point of the world that was pointed at. */
  inWorld(event: MouseEvent): Point {
    const { camera } = this;
    const at = this.local(event);
    return { x: (at.x - camera.x) / camera.k, y: (at.y - camera.y) / camera.k };
  }

  /** Somebody has moved the table, and the cell is out of sight: it fits itself again. */
  turnTo(cell: Cell): void {
    const { x, y } = this.#onStage(cell);
    const seen = x > 0 && x < this.width && y > 0 && y < this.height;
    if (this.byHand && !seen) this.fit();
  }

  /** Move so far that a cell can be seen, so many hexagons within the edge. */
  reveal(cell: Cell, within = 1): void {
    const { camera } = this;
    const at = this.#onStage(cell);
    const margin = Math.min(within * camera.k * SIZE, this.width / 2, this.height / 2);
    const into = (value: number, size: number) => Math.max(margin, Math.min(size - margin, value));
    const to = { x: into(at.x, this.width), y: into(at.y, this.height) };
    if (to.x !== at.x || to.y !== at.y)
      this.#moved = { k: camera.k, x: camera.x + to.x - at.x, y: camera.y + to.y - at.y };
  }

  #look(next: Camera): void {
    this.#moved = kept(next, this.#box, this.width, this.height);
  }

  #onStage(cell: Cell): Point {
    const { x, y } = middle(cell);
    return { x: this.camera.x + this.camera.k * x, y: this.camera.y + this.camera.k * y };
  }
}
