/** How a game came out, in words: who won and by what, and what decided it. It compares scores and knows no rules. */
import { t, together, translator } from "@/app/language/i18n.svelte";
import { signed } from "@/app/language/signed";
import type { Over, Sitter, Tally } from "@/app/server/messages";

/** How it feels to whoever reads it. */
export type Tone = "win" | "share" | "close" | "lose" | "watch" | "none";

export interface Headline {
  tone: Tone;
  sentence: string;
}

/** A defeat by less than a tenth is a near miss. */
const CLOSE = 10;

type Seated = Pick<Sitter, "name" | "resigned">;

/** Who won and by what, as somebody in this seat is told; null for a spectator. */
export function headlineOf(
  over: Pick<Over, "places" | "winners">,
  seat: number | null,
  seats: Seated[],
  score: (points: number) => string,
): Headline {
  const { winners } = over;
  const [winner] = winners;
  const named = (some: number[]) => together(some.map((one) => seats[one]?.name ?? ""));
  if (winner === undefined) return { tone: "none", sentence: t("over-together") };
  const own = seat !== null && winners.includes(seat);
  const tone: Tone = own ? (winners.length > 1 ? "share" : "win") : seat === null ? "watch" : "lose";
  if (winners.length > 1) {
    const others = winners.filter((one) => one !== seat);
    const sentence = own ? t("over-you-share", { names: named(others) }) : t("over-share", { winners: named(winners) });
    return { tone, sentence };
  }

  const left = over.places.filter((place) => !winners.includes(place.seat) && !seats[place.seat]?.resigned);
  const words = { winners: named(winners) };
  if (seat !== null && seats[seat]?.resigned) return { tone, sentence: t("over-you-gave-up", words) };
  if (!left.length) {
    const names = named(over.places.flatMap((place) => (place.seat === winner ? [] : [place.seat])));
    return { tone, sentence: t(own ? "over-you-win-alone" : "over-wins-alone", { ...words, names }) };
  }
  const most = over.places.find((place) => place.seat === winner)?.score ?? 0;
  const second = Math.max(...left.map((place) => place.score));
  const mine = over.places.find((place) => place.seat === seat)?.score ?? second;
  const margin = score(most - second);
  const level = most === second;
  if (own) return { tone, sentence: t(level ? "over-you-win-level" : "over-you-win", { margin }) };
  if (tone === "watch") return { tone, sentence: t(level ? "over-wins-level" : "over-wins", { ...words, margin }) };
  if (mine === most) return { tone: "close", sentence: t("over-you-lose-level", words) };
  if (level) return { tone, sentence: t("over-wins-level", words) };
  const close = mine === second && (most - mine) * CLOSE <= Math.abs(most);
  return {
    tone: close ? "close" : tone,
    sentence: t(close ? "over-you-close" : "over-you-lose", { ...words, margin }),
  };
}

/** What points are for. */
export function reasonFor(game: string, reason: string): string {
  const id = `${game}-points-${reason}`;
  if (reason === "start") return t("over-part-start");
  return translator.knows(id) ? t(id) : reason;
}

/** One sentence on what decided it, or nothing; `own` is told as one tells them. */
export function decidedOf(
  game: string,
  { decided }: Pick<Tally, "decided">,
  names: string[],
  own: number | null = null,
): string {
  if (!decided) return "";
  const { how, seat, turn = 0, points, reason } = decided;
  const when = translator.knows(`${game}-when`) ? t(`${game}-when`, { turn }) : t("over-when", { turn });
  const why = reason ? ` (${reasonFor(game, reason)})` : "";
  const gain = points ? `${signed(points)}${why}` : "none";
  const id = `over-decided-${how}`;
  const you = `${id}.you`;
  return t(seat === own && translator.knows(you) ? you : id, { name: names[seat] ?? "", when, gain });
}
