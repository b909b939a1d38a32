/** Where one looks at the board from: fitted to a stage, aimed at a cell, zoomed, and kept where it can be found. */
import { middle, type Box, type Cell, type Point } from "@/games/gelati/hexes";

/** Where the world's origin lies on the stage, and how large a unit of the world is there. */
export interface Camera extends Point {
  k: number;
}

/** The camera that shows the whole box in the middle of a stage, as large as it may be. */
export function fitting(box: Box, width: number, height: number, smallest: number, largest: number): Camera {
  const wide = width / (box.right - box.left);
  const high = height / (box.bottom - box.top);
  const k = Math.min(largest, Math.max(smallest, Math.min(wide, high)));
  return {
    k,
    x: width / 2 - (k * (box.left + box.right)) / 2,
    y: height / 2 - (k * (box.top + box.bottom)) / 2,
  };
}

/** The same camera, turned to a cell as far as the box is larger than the stage. */
export function aimed(camera: Camera, box: Box, cell: Cell, width: number, height: number): Camera {
  const { k } = camera;
  const { x, y } = middle(cell);
  const along = (near: number, far: number, wanted: number, size: number, now: number): number =>
    k * (far - near) <= size ? now : Math.min(-k * near, Math.max(size - k * far, size / 2 - k * wanted));
  return {
    k,
    x: along(box.left, box.right, x, width, camera.x),
    y: along(box.top, box.bottom, y, height, camera.y),
  };
}

/** Nearer or farther by a factor, with the point of the stage under the fingers staying where it is. */
export function zoomed(camera: Camera, factor: number, at: Point, smallest: number, largest: number): Camera {
  const k = Math.min(largest, Math.max(smallest, camera.k * factor));
  const grown = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * grown, y: at.y - (at.y - camera.y) * grown };
}

/** The camera moved so far that the board cannot be lost: some of the box stays on the stage. */
export function kept(camera: Camera, box: Box, width: number, height: number): Camera {
  const margin = Math.min(width, height) / 3;
  const { k } = camera;
  return {
    k,
    x: Math.min(width - margin - k * box.left, Math.max(margin - k * box.right, camera.x)),
    y: Math.min(height - margin - k * box.top, Math.max(margin - k * box.bottom, camera.y)),
  };
}
