/** How an edition writes a reward, `first 5, others 1`, as the symbols that boards show. The server refuses what is none. */
import type { Symbol } from "@/generated/jelly-monster";

const WORDS =
  /^(?:(?<rank>first|second|others) |(?<least>\d+)(?:-(?<most>\d+)|(?<more>\+))? dice: )?(?:(?<way>take |give )?(?<amount>\d+)(?<per> per capsule)?|(?<word>[a-z -]+))$/;
/** More dice than anybody has. */
const ANY = 15;

export function rewardOf(written: string): Symbol[] {
  return written.split(", ").map(symbolOf);
}

function symbolOf(written: string): Symbol {
  const { rank, least, most, more, way, amount, per, word } = WORDS.exec(written)?.groups ?? {};
  const what = word ?? way?.trim() ?? (per ? "per capsule" : "jelly");
  return {
    who: (rank ?? (least ? "dice" : "control")) as Symbol["who"],
    what: what as Symbol["what"],
    amount: Number(amount ?? 0),
    least: Number(least ?? 0),
    most: more ? ANY : Number(most ?? least ?? 0),
  };
}
