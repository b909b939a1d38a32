/** One's own turn: the die in hand, the district it is aimed at, and what is on its way to the server. */
import { untrack } from "svelte";
import { speaker } from "@/app/browser/sound.svelte";
import type { BoardProps } from "@/board/board";
import { whenAnother } from "@/board/changing.svelte";
import { actionsOf, typesOf } from "@/board/choices";
import { placements } from "@/games/jelly-monster/city";
import type { Action, Event, Place, View } from "@/generated/jelly-monster";

type Given = Pick<BoardProps<View, Action, Event>, "view" | "choices" | "seat" | "advised" | "act">;

/** One's own action that is not shown yet. */
type UnderWay = { kind: "throw" } | { kind: "place"; index: number | null; die: number; district: number };

export class Turn {
  /** Which of the thrown dice is chosen. */
  chosen = $state<number | null>(null);
  /** The district where it would go, while an effect is still to be chosen. */
  aimed = $state<number | null>(null);
  /** The district that was asked about. */
  asked = $state<number | null>(null);
  underWay = $state.raw<UnderWay | null>(null);
  /** Throw as soon as it is possible: the last die is still on its way. */
  eager = $state(false);

  #given: () => Given;
  #view = $derived.by(() => this.#given().view);
  #choices = $derived.by(() => this.#given().choices);
  #places = $derived(placements(this.#choices));
  #ways = $derived(actionsOf(this.#choices, "choose"));
  #neighbours = $derived(new Map(this.#ways.map((action) => [action.pays ?? 0, action])));
  readonly own = $derived.by(() => {
    const { seat } = this.#given();
    return seat === null ? null : (this.#view.seats[seat] ?? null);
  });
  readonly can = $derived(typesOf(this.#choices));
  readonly seals = $derived(actionsOf(this.#choices, "seal").map((seal) => seal.district));
  readonly die = $derived(this.chosen === null ? undefined : this.#view.thrown[this.chosen]);
  /** The ways to place the chosen die in the district aimed at. */
  readonly effects = $derived(
    this.aimed === null || this.die === undefined ? [] : placements(this.#choices, this.die, this.aimed),
  );
  /** What the chosen die would make, by district. */
  readonly prospects = $derived(
    new Map((this.#view.prospects ?? []).flatMap((one) => (one.die === this.die ? [[one.district, one]] : []))),
  );
  /** The districts that can be touched. */
  readonly targets = $derived(
    new Set([
      ...(this.die === undefined
        ? []
        : this.#places.filter((place) => place.die === this.die).map((place) => place.district)),
      ...this.seals,
      ...this.#neighbours.keys(),
    ]),
  );
  /** The district that an expert would choose. */
  readonly marked = $derived.by(() => {
    const { advised } = this.#given();
    if (advised?.type === "place" || advised?.type === "seal") return advised.district;
    return advised?.type === "choose" ? (advised.pays ?? null) : null;
  });
  /** A die is being placed, and there are more to throw. */
  readonly waitsForThrow = $derived(this.underWay?.kind === "place" && !this.#view.calm && (this.own?.loose ?? 0) > 1);
  /** Another throw, another round: nothing is chosen in it. */
  #hand = $derived(`${this.#view.phase} ${this.#view.turns} ${this.#view.throws} ${this.own?.loose ?? 0}`);

  constructor(given: () => Given) {
    this.#given = given;
    whenAnother(
      () => this.#hand,
      () => {
        this.chosen = this.aimed = this.asked = null;
        this.underWay = null;
      },
    );
    $effect(() => {
      if (this.#choices.length) this.underWay = null;
    });
    $effect(() => {
      if (this.#view.phase !== "place") this.eager = false;
      else if (this.eager && this.can.has("throw") && !this.#view.thrown.length) untrack(() => this.throwDice());
    });
  }

  /** The ways to choose a neighbour that is scored as well. */
  get ways() {
    return this.#ways;
  }

  throwDice(): void {
    if (!this.can.has("throw")) {
      this.eager = this.waitsForThrow;
      return;
    }
    this.eager = false;
    speaker.play("wood");
    this.underWay = { kind: "throw" };
    this.#given().act({ type: "throw" });
  }

  pass(): void {
    if (this.can.has("pass")) this.#given().act({ type: "pass" });
  }

  place(action: Place): void {
    this.underWay = { kind: "place", index: this.chosen, die: action.die, district: action.district };
    this.chosen = this.aimed = null;
    this.#given().act(action);
  }

  touchDie(index: number): void {
    if (!this.#places.length) return;
    this.aimed = null;
    this.chosen = this.chosen === index ? null : index;
  }

  touchDistrict(number: number): void {
    const answer = this.#neighbours.get(number);
    if (answer) this.#given().act(answer);
    else if (this.die !== undefined) this.aimAt(number);
    else if (this.seals.includes(number)) this.#given().act({ type: "seal", district: number });
    else this.asked = this.asked === number ? null : number;
  }

  /** Without an effect it is placed at once; a second tap places it without one. */
  aimAt(number: number): void {
    const found = placements(this.#choices, this.die, number);
    const plain = found.find((action) => !action.effect);
    if (plain && (found.length === 1 || this.aimed === number)) this.place(plain);
    else if (plain) this.aimed = number;
  }

  /** A die was carried to a district. */
  drop(index: number, number: number): void {
    this.chosen = index;
    this.aimed = null;
    this.aimAt(number);
  }

  goBack(): void {
    if (this.aimed === null) this.chosen = null;
    this.aimed = null;
  }

  /** Digits choose a die, then a district, then an effect. */
  pressDigit(digit: number): void {
    const effect = this.effects[digit - 1];
    if (this.effects.length) {
      if (effect) this.place(effect);
    } else if (this.die !== undefined || this.seals.length || this.#neighbours.size) {
      if (this.targets.has(digit)) this.touchDistrict(digit);
    } else {
      const index = this.#view.thrown.indexOf(digit);
      if (index >= 0) this.touchDie(index);
    }
  }

  shift(to: "up" | "down"): void {
    const found = this.effects.find(({ effect }) => effect?.type === "shift" && effect.to === to);
    if (found) this.place(found);
  }
}
