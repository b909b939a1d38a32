/** One's own turn: the tile in hand and where it may lie, the order that is served, and what is mine. */
import { speaker } from "@/app/browser/sound.svelte";
import type { BoardProps } from "@/board/board";
import { whenAnother } from "@/board/changing.svelte";
import { actionsOf, previewOf } from "@/board/choices";
import { marksOf } from "@/board/marking";
import { keyOf, same, type Cell } from "@/games/gelati/hexes";
import { kindsOf, oneByOne, rowsOf, type Row } from "@/games/gelati/ices";
import { Trading } from "@/games/gelati/trading.svelte";
import type { Action, Event, Spot, View } from "@/generated/gelati";

type Given = Pick<BoardProps<View, Action, Event>, "view" | "choices" | "previews" | "seat" | "advised" | "act">;

export class Turn {
  /** The place that is looked at. */
  looked = $state.raw<Spot | null>(null);
  /** A place that a finger has chosen; it is not taken before a second tap. */
  tapped = $state.raw<Spot | null>(null);
  /** The tile, and the order, that was touched last. */
  #chosen = $state<number | null>(null);
  #wish = $state<number | null>(null);

  #given: () => Given;
  #view = $derived.by(() => this.#given().view);
  #choices = $derived.by(() => this.#given().choices);
  #advised = $derived.by(() => this.#given().advised);
  #seat = $derived.by(() => this.#given().seat);

  // What is mine -------------------------------------------------------------------------------------

  readonly hand = $derived(this.#mine(this.#view.hands).flatMap((held) => held.ice ?? []));
  readonly orders = $derived(this.#mine(this.#view.orders).flatMap((held) => held.ice ?? []));
  /** How many tokens of each kind. */
  readonly counts = $derived(this.#mine(this.#view.tokens));
  readonly tokens = $derived(
    oneByOne(this.counts).map((kind, i, all) => ({ kind, id: `${kind}-${i - all.indexOf(kind)}` })),
  );
  /** The kinds that the orders lack. */
  readonly needed = $derived(
    new Set(this.orders.flatMap((order) => kindsOf(order).filter((kind) => !this.counts[kind]))),
  );

  // What can be done ---------------------------------------------------------------------------------

  readonly trading = new Trading(() => ({
    choices: this.#choices,
    kinds: this.tokens.map(({ kind }) => kind),
    act: this.#given().act,
  }));
  #placements = $derived(actionsOf(this.#choices, "place"));
  #swaps = $derived(new Set(actionsOf(this.#choices, "swap").map((swap) => swap.tile)));
  readonly usable = $derived(
    this.hand.filter((ice) => this.#placements.some((place) => place.tile === ice) || this.#swaps.has(ice)),
  );
  readonly tile = $derived(this.usable.includes(this.#chosen ?? -1) ? this.#chosen : (this.usable[0] ?? null));
  /** Where it may lie. */
  readonly places = $derived.by(() => {
    const spots = new Map(this.#view.spots.map((spot) => [keyOf(spot), spot]));
    return this.#placements.flatMap((place) => (place.tile === this.tile ? (spots.get(keyOf(place)) ?? []) : []));
  });
  /** The orders that can be served. */
  readonly ready = $derived(actionsOf(this.#choices, "fulfil").map((fulfil) => fulfil.order));
  readonly serving = $derived(this.ready.includes(this.#wish ?? -1) ? this.#wish : (this.ready[0] ?? null));
  readonly canEnd = $derived(actionsOf(this.#choices, "done").length > 0);

  // What an expert would do --------------------------------------------------------------------------

  /** The tile to take in hand, and where it goes. */
  readonly wanted = $derived(
    this.#advised?.type === "place" || this.#advised?.type === "swap" ? this.#advised.tile : null,
  );
  readonly goal = $derived(this.#advised?.type === "place" && this.#advised.tile === this.tile ? this.#advised : null);
  /** The tokens to give away, as places in their row. */
  readonly marked = $derived.by(() => {
    const advised = this.#advised;
    const kinds = advised?.type === "trade" ? advised.give : advised?.type === "discard" ? [advised.kind] : [];
    return marksOf(
      this.tokens.map(({ kind }) => kind),
      kinds,
    );
  });

  constructor(given: () => Given) {
    this.#given = given;
    $effect(() => {
      if (this.wanted !== null) this.#chosen = this.wanted;
    });
    whenAnother(
      () => this.#view,
      () => {
        this.looked = this.tapped = null;
        this.#wish = null;
        this.trading.forget();
      },
    );
  }

  /** The rows that would earn something with the tile in hand there. */
  rowsAt(cell: Cell): Row[] {
    const { choices, previews, view } = this.#given();
    const placement = this.#placements.find((place) => place.tile === this.tile && same(place, cell));
    return rowsOf(view.board, cell, previewOf<Action, Event>(choices, previews, placement));
  }

  get canPlace(): boolean {
    return this.#placements.length > 0;
  }

  get canSwap(): boolean {
    return this.#swaps.size > 0;
  }

  choose(ice: number): void {
    speaker.play("paper");
    this.#chosen = ice;
    if (this.tapped && !this.places.some((spot) => same(spot, this.tapped))) this.tapped = null;
  }

  /** Also where the tile does not fit: the server tells the rule against it. */
  place(cell: Cell): void {
    if (this.tile !== null) this.#given().act({ type: "place", tile: this.tile, q: cell.q, r: cell.r });
  }

  swap(): void {
    if (this.tile !== null && this.#swaps.has(this.tile)) this.#given().act({ type: "swap", tile: this.tile });
  }

  serve(): void {
    if (this.serving !== null) this.#given().act({ type: "fulfil", order: this.serving });
  }

  /** Touch an order: the one that would be served is served. */
  wishFor(order: number): void {
    if (order === this.serving) this.serve();
    else this.#wish = order;
  }

  end(): void {
    this.#given().act({ type: "done" });
  }

  forget(): void {
    this.tapped = null;
    this.trading.forget();
  }

  /** Do what the bar offers first. */
  goAhead(): void {
    if (this.tapped) this.place(this.tapped);
    else if (this.canSwap) this.swap();
    else if (this.serving !== null) this.serve();
    else if (this.canEnd) this.end();
    else this.trading.putBack();
  }

  #mine<Held>(bySeat: Held[][]): Held[] {
    return this.#seat === null ? [] : (bySeat[this.#seat] ?? []);
  }
}
