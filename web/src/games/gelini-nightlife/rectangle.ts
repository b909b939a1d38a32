/** So many squares laid out as square as they can be: 25 as 5 by 5, 12 as 4 by 3; what fills no rectangle ends in a short row. */
export function rectangle(squares: number): { across: number; down: number } {
  const root = Math.floor(Math.sqrt(squares));
  for (let down = root; down > root / 2; down--) if (squares % down === 0) return { across: squares / down, down };
  const across = Math.ceil(Math.sqrt(squares));
  return { across, down: Math.ceil(squares / across) };
}
