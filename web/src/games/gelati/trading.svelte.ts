/** Two tokens for one of the supply, or one to put back: what was picked so far, and what that leaves open. */
import { speaker } from "@/app/browser/sound.svelte";
import type { Choice } from "@/app/server/messages";
import { actionsOf } from "@/board/choices";
import type { Action, Trade } from "@/generated/gelati";

interface Given {
  choices: Choice<Action>[];
  /** The kinds of one's own tokens, in their row. */
  kinds: number[];
  act: (action: Action) => void;
}

export class Trading {
  /** The tokens to give away, as places in their row. */
  picked = $state<number[]>([]);
  /** The kind to take. */
  want = $state<number | null>(null);
  /** Somebody wishes to trade, and has picked nothing yet. */
  #begun = $state(false);

  #given: () => Given;
  readonly trades = $derived.by(() => actionsOf(this.#given().choices, "trade"));
  readonly discards = $derived.by(() => new Set(actionsOf(this.#given().choices, "discard").map(({ kind }) => kind)));
  #give = $derived.by(() => {
    const { kinds } = this.#given();
    return this.picked.map((index) => kinds[index] ?? -1).sort((a, b) => a - b);
  });
  /** The trades that what was picked so far leaves open, and what they bring. */
  #open = $derived(this.trades.filter((trade) => gives(trade, this.#give)));
  readonly takes = $derived(new Set(this.#open.map((trade) => trade.take)));
  /** The kind to put back, if that is what was picked. */
  readonly returning = $derived(
    this.#give.length === 1 && this.discards.has(this.#give[0] ?? -1) ? (this.#give[0] ?? null) : null,
  );

  constructor(given: () => Given) {
    this.#given = given;
  }

  get underWay(): boolean {
    return this.#begun || this.picked.length > 0 || this.want !== null;
  }

  /** Begin a trade, or forget the one that is under way; returns whether one has begun. */
  toggle(): boolean {
    const begins = !this.underWay;
    this.forget();
    this.#begun = begins;
    return begins;
  }

  forget(): void {
    this.picked = [];
    this.want = null;
    this.#begun = false;
  }

  /** Whether a token of this kind can be given away at all. */
  canGive(kind: number): boolean {
    return this.discards.has(kind) || this.trades.some((trade) => trade.give.includes(kind));
  }

  pick(index: number): void {
    speaker.play("paper");
    if (this.picked.includes(index)) this.picked = this.picked.filter((other) => other !== index);
    else this.picked = [...this.picked, index].slice(-2);
    this.#settle();
  }

  wantOf(kind: number): void {
    speaker.play("glass");
    this.want = this.want === kind ? null : kind;
    this.#settle();
  }

  putBack(): void {
    if (this.returning !== null) this.#given().act({ type: "discard", kind: this.returning });
  }

  /** Two to give and one to take are a trade. */
  #settle(): void {
    if (this.want !== null && !this.takes.has(this.want)) this.want = null;
    if (this.want === null || this.#give.length < 2) return;
    const wanted = this.#open.find((trade) => trade.take === this.want);
    if (wanted) this.#given().act(wanted);
  }
}

function gives(trade: Trade, some: number[]): boolean {
  const [a, b] = trade.give;
  if (some.length === 2) return Math.min(a, b) === some[0] && Math.max(a, b) === some[1];
  return !some.length || a === some[0] || b === some[0];
}
