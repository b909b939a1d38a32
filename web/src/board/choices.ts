/** What can be done, out of the choices. */
import type { Choice, GameAction } from "@/app/server/messages";

/** The choices of one type. */
export function actionsOf<Action extends GameAction, Type extends Action["type"]>(
  choices: readonly Pick<Choice<Action>, "action">[],
  type: Type,
): Extract<Action, { type: Type }>[] {
  return choices
    .map(({ action }) => action)
    .filter((action): action is Extract<Action, { type: Type }> => action.type === type);
}

/** Which types there are among them. */
export function typesOf<Action extends GameAction>(choices: readonly Choice<Action>[]): Set<Action["type"]> {
  return new Set(choices.map(({ action }) => action.type));
}
