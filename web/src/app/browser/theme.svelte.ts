/** Light, dark, or as the device wishes. */
import { recall, remember } from "@/app/browser/storage";

export type ThemeChoice = "auto" | "light" | "dark";
export const THEMES: ThemeChoice[] = ["auto", "light", "dark"];

class Theme {
  choice = $state<ThemeChoice>(recall<ThemeChoice>("theme", "auto"));

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    remember("theme", choice);
    this.show();
  }

  show(): void {
    document.documentElement.dataset.theme = this.choice;
  }
}

export const theme = new Theme();
