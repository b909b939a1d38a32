/** How an edition writes an ice cream: "paper cup, strawberry, wafer". */
import type { Edition } from "@/generated/gelati-edition";

/** Its number, as everywhere else on the table. */
export function iceOf({ cups, flavours, toppings }: Edition["menu"], written: string): number {
  const [cup = "", flavour = "", topping = ""] = written.split(", ");
  return 16 * cups.indexOf(cup) + 4 * flavours.indexOf(flavour) + toppings.indexOf(topping);
}
