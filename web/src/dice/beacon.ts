/** A public beacon as part of the dice: `gelateria.engine.beacon` tells the same. */

/** The League of Entropy's quicknet: its key, when its first round was, and how long a round is, in seconds. */
export const QUICKNET = {
  key:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d106451" +
    "0d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  genesis: 1_692_803_367,
  period: 3,
};

/** The beacon's key and the round that was named, if a table is bound to one. */
export function roundOf(bound: string): { key: string; round: number } | null {
  const found = /^beacon:([0-9a-f]{192}):(\d{1,15})$/.exec(bound);
  return found && { key: found[1] as string, round: Number(found[2]) };
}

/** Whether it is a beacon that we know to be nobody's at this table. */
export const isKnown = (bound: string) => roundOf(bound)?.key === QUICKNET.key;

/** Whether a round of it was named that nobody can know yet, by this machine's clock. */
export function isToCome(bound: string, now = Date.now() / 1000): boolean {
  const named = roundOf(bound);
  return !!named && isKnown(bound) && now < QUICKNET.genesis + (named.round - 1) * QUICKNET.period;
}
