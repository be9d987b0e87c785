import { explanationMinutes } from "@takujo/contracts/content/editing/editing-limits";
import { addDays, dayAtVenue, momentAtVenue } from "@takujo/contracts/venue-time";
import type { GameFacts } from "../content/editor/editor-shape.ts";
import { venueMoment } from "../content/editor/editor-values.ts";

const oneMinute = 60_000;

/** Values that a table takes from its game. Times are empty if unknown. */
export interface GameValues {
  capacity: number;
  minPlayers: number | null;
  endsAt: string;
  decisionDeadline: string;
}

/** Tables are decided on the evening two days before, unless that is past. */
export function gameValues(
  { minPlayers, maxPlayers, minutes }: GameFacts,
  startsAt: string,
  now = Date.now(),
): GameValues {
  const start = Date.parse(startsAt);
  if (Number.isNaN(start)) {
    return { capacity: maxPlayers, minPlayers: null, endsAt: "", decisionDeadline: "" };
  }
  const day = addDays(dayAtVenue(new Date(start)), -2);
  const deadline = momentAtVenue(`${day}T20:00`).getTime();
  const isAhead = deadline > now;
  return {
    capacity: maxPlayers,
    // A minimum without a moment to decide upon cannot be published.
    minPlayers: isAhead ? minPlayers : null,
    endsAt: new Date(start + (minutes + explanationMinutes) * oneMinute).toISOString(),
    decisionDeadline: isAhead ? new Date(deadline).toISOString() : "",
  };
}

/** The same, as the controls of a table show it. */
export function shownGameValues(
  game: GameFacts,
  startsAt: string,
): Readonly<Record<GameField, string>> {
  const start = momentAtVenue(startsAt);
  const values = gameValues(game, Number.isNaN(start.getTime()) ? "" : start.toISOString());
  return {
    capacity: String(values.capacity),
    minPlayers: values.minPlayers === null ? "" : String(values.minPlayers),
    endsAt: venueMoment(values.endsAt),
    decisionDeadline: venueMoment(values.decisionDeadline),
  };
}

const fields = ["capacity", "minPlayers", "endsAt", "decisionDeadline"] as const;
export type GameField = (typeof fields)[number];

/**
 * Values to fill in when a game is chosen: for empty fields, and those still as the former game filled them. Typed
 * values stay.
 */
export function valuesToFill(
  shown: Readonly<Record<GameField, string>>,
  former: Readonly<Record<GameField, string>> | null,
  chosen: Readonly<Record<GameField, string>>,
): Partial<Record<GameField, string>> {
  return Object.fromEntries(
    fields
      .filter((field) => shown[field] === "" || (former && shown[field] === former[field]))
      .filter((field) => chosen[field] !== "" && chosen[field] !== shown[field])
      .map((field) => [field, chosen[field]]),
  );
}
