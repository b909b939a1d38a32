/** What can be done, out of the choices. */
import type { Choice, GameAction, GameEvent, Preview } from "@/app/server/messages";

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

/** What one of them would do, once the server has told. */
export function previewOf<Action extends GameAction, Event extends GameEvent>(
  choices: readonly Choice<Action>[],
  previews: readonly Preview<Event>[] | null | undefined,
  action: Action | undefined,
): Preview<Event> | undefined {
  const index = action && previews ? choices.findIndex((choice) => choice.action === action) : -1;
  return previews?.[index];
}

/** The events of one type that it would bring. */
export function foreseen<Event extends GameEvent, Type extends Event["type"]>(
  preview: Preview<Event> | undefined,
  type: Type,
): Extract<Event, { type: Type }>[] {
  return (preview?.events ?? []).filter((event): event is Extract<Event, { type: Type }> => event.type === type);
}
