/** What an expert would choose, found among what lies on the board. */

/** Whether two records say the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** For each piece whether it is one of those wanted; of several alike only as many as are wanted, the first ones. */
export function marksOf<Piece>(pieces: readonly Piece[], wanted: readonly Piece[]): boolean[] {
  const left = [...wanted];
  return pieces.map((piece) => {
    const at = left.indexOf(piece);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
