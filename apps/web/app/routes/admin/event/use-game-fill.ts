import { type ChangeEvent, useRef, useState } from "react";
import { useField } from "../../../ui/form/form-context.ts";
import type { FieldChoice, GameFacts } from "../content/editor/editor-shape.ts";
import { shownGameValues, valuesToFill } from "./game-values.ts";

/** Fills in what the chosen game says, but overwrites nothing that was typed. Without JavaScript a button does that. */
export function useGameFill(games: readonly FieldChoice[]) {
  const { name, text } = useField({ name: "game" });
  const row = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(text);
  const factsOf = (id: string) => games.find(({ value }) => value === id)?.game;

  const onChange = ({ target }: ChangeEvent<HTMLElement>) => {
    if (!(target instanceof HTMLSelectElement) || target.name !== name) return;
    const path = name.replace(/game$/, "");
    const control = (field: string) =>
      row.current?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${path}${field}"]`);
    const facts = factsOf(target.value);
    if (facts && control("kind")?.value === "table") fill(facts, factsOf(chosen), control);
    setChosen(target.value);
  };
  return { row, facts: factsOf(chosen), onChange };
}

type Control = (field: string) => HTMLInputElement | HTMLSelectElement | null | undefined;

function fill(facts: GameFacts, former: GameFacts | undefined, control: Control) {
  const typed = (field: string) => control(field)?.value ?? "";
  const asShown = (game: GameFacts) => shownGameValues(game, typed("startsAt"));
  const shown = {
    capacity: typed("capacity"),
    minPlayers: typed("minPlayers"),
    endsAt: typed("endsAt"),
    decisionDeadline: typed("decisionDeadline"),
  };
  const values = valuesToFill(shown, former ? asShown(former) : null, asShown(facts));
  for (const [field, value] of Object.entries(values)) {
    const input = control(field);
    if (!input) continue;
    input.value = value;
    input.dispatchEvent(new Event("input", { bubbles: true }));
  }
}
