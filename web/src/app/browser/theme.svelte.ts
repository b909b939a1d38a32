/** Light, dark, or as the device wishes. */
import { recall, remember } from "@/app/browser/storage";

export type Choice = "auto" | "light" | "dark";
export const THEMES: Choice[] = ["auto", "light", "dark"];

class Theme {
  choice = $state<Choice>(recall<Choice>("theme", "auto"));

  choose(choice: Choice): void {
    this.choice = choice;
    remember("theme", choice);
    this.show();
  }

  show(): void {
    document.documentElement.dataset.theme = this.choice;
  }
}

export const theme = new Theme();
