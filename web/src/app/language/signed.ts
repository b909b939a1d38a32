/** "+6", "−2": read without a colour. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}
