/** Whether this reader wants to see the rules' numbers and where each comes from. Players mostly do not. */
import { recall, remember } from "@/app/browser/storage";

class Numbers {
  #shown = $state(recall("rule-numbers", false));

  get shown(): boolean {
    return this.#shown;
  }

  set shown(wanted: boolean) {
    this.#shown = wanted;
    remember("rule-numbers", wanted);
  }
}

export const numbers = new Numbers();
