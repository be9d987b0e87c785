import type { FormValues } from "../../../ui/form/form-result.ts";
import type { GameFacts } from "../content/editor/editor-shape.ts";
import { type GameField, shownGameValues } from "./game-values.ts";

export interface Origin {
  /** A template, the event that was published last, the event's own hours, or the game of the table. */
  from: "template" | "usual" | "hours" | "game";
  /** It was filled in, and was changed since. */
  isDeparture?: true;
}

export interface FilledValues {
  from: "template" | "usual";
  values: FormValues;
  /** For each session of the page, its place in `values`. */
  rows: readonly number[];
  /** Fields that events usually share. A change of another field, such as the title, is not marked. */
  carriedOver: ReadonlySet<string>;
}

const gameFields = new Set<string>([
  "capacity",
  "minPlayers",
  "endsAt",
  "decisionDeadline",
] satisfies GameField[]);
/** Fields of a session that can have an origin. */
const sessionFields = new Set([
  ...gameFields,
  "game",
  "guide",
  "names",
  "nameEn",
  "startsAt",
  "opensAt",
  "closesAt",
  "changeDeadline",
  "maxSeats",
]);

/**
 * Where the shown value of a control comes from. A value counts as typed unless it equals what was filled in, so nothing has
 * to remember who wrote it.
 */
export function originOf(
  name: string,
  shown: FormValues,
  filled: FilledValues | null,
  gameOf: (id: string) => GameFacts | undefined,
): Origin | null {
  const [part = "", field = "", cell] = name.split(".");
  if (part === "sessions") {
    return cell ? sessionOrigin(Number(field), cell, { shown, filled, gameOf }) : null;
  }
  // Parts of a list have the origin of their list.
  if (!filled || cell !== undefined) return null;
  const given = valuesUnder(filled.values, name);
  if (given.length === 0) return null;
  if (JSON.stringify(given) === JSON.stringify(valuesUnder(shown, name))) {
    return { from: filled.from };
  }
  return filled.carriedOver.has(field) ? { from: filled.from, isDeparture: true } : null;
}

/** Of one control, or of all in the rows of a list; the empty ones do not count. */
const valuesUnder = (values: FormValues, name: string) =>
  Object.entries(values)
    .filter(([one, value]) => (one === name || one.startsWith(`${name}.`)) && value.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));

interface OriginInput {
  shown: FormValues;
  filled: FilledValues | null;
  gameOf: (id: string) => GameFacts | undefined;
}

function sessionOrigin(
  index: number,
  field: string,
  { shown, filled, gameOf }: OriginInput,
): Origin | null {
  const shownAs = (one: string) => String(shown[`sessions.${index}.${one}`] ?? "");
  const value = shownAs(field);
  if (value === "" || !sessionFields.has(field)) return null;
  const game = shownAs("kind") === "table" ? gameOf(shownAs("game")) : undefined;
  if (game && gameFields.has(field)) {
    const { [field as GameField]: ofGame } = shownGameValues(game, shownAs("startsAt"));
    if (ofGame === value) return { from: "game" };
  }
  const isHour = field === "startsAt" || field === "endsAt";
  if (isHour && value === shown[`shared.${field}`]) return { from: "hours" };
  const row = filled?.rows[index] ?? -1;
  return filled?.values[`sessions.${row}.${field}`] === value ? { from: filled.from } : null;
}
