/** A die that is carried to a district with finger or mouse. */
interface Carried {
  index: number;
  x: number;
  y: number;
  fromX: number;
  fromY: number;
}

/** Less than that is a tap. */
const FAR = 14;

export class Carrying {
  #carried = $state.raw<Carried | null>(null);
  #far = $derived(
    this.#carried && Math.hypot(this.#carried.x - this.#carried.fromX, this.#carried.y - this.#carried.fromY) > FAR,
  );

  lift(event: PointerEvent, index: number): void {
    if (event.button) return;
    this.#carried = { index, x: event.clientX, y: event.clientY, fromX: event.clientX, fromY: event.clientY };
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
  }

  carry(event: PointerEvent): void {
    if (this.#carried) this.#carried = { ...this.#carried, x: event.clientX, y: event.clientY };
  }

  /** Let go: `ondrop` is called if there is a district below. */
  drop(event: PointerEvent, ondrop: (index: number, district: number) => void): void {
    if (this.#carried && this.#far) {
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const district = under
        .find((element) => element.closest("[data-district]"))
        ?.closest<HTMLElement>("[data-district]");
      if (district) ondrop(this.#carried.index, Number(district.dataset.district));
    }
    this.cancel();
  }

  cancel(): void {
    this.#carried = null;
  }

  /** How far from its place a die is, as a style. */
  shiftOf(index: number): string | undefined {
    const carried = this.#carried;
    if (carried?.index !== index || !this.#far) return undefined;
    return `${carried.x - carried.fromX}px ${carried.y - carried.fromY}px`;
  }
}
