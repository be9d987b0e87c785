import type {
  ContentDocument,
  ContentProblem,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import type { FieldForm } from "@takujo/contracts/content/editing/content-fields";
import type { Locale } from "@takujo/contracts/locale";

/** Values that a table takes from its game. */
export interface GameFacts {
  minPlayers: number;
  maxPlayers: number;
  minutes: number;
}

export interface FieldChoice {
  value: string;
  label: string;
  game?: GameFacts | undefined;
}

/** A field as the editor shows it; the server adds labels and choices. */
export interface EditorField {
  name: string;
  form: FieldForm;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  carriedOver?: boolean | undefined;
  min?: number | undefined;
  max?: number | undefined;
  choices?: FieldChoice[] | undefined;
}

export interface CoverChoices {
  palettes: { id: string; ground: string }[];
  compositions: string[];
  /** Whether the value may be absent. */
  optional: boolean;
}

export interface EditorShape {
  shared: EditorField[];
  texts: Record<Locale, EditorField[]>;
  covers: CoverChoices;
}

/** Where a field belongs: to both languages, or to the texts of one. */
export type Part = "shared" | Locale;

export const controlName = (part: Part, field: string) => `${part}.${field}`;

export const textOf = (value: FieldValue): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

/** The list of an event's sessions, and the prefix of their controls. */
export const sessionList = "sessions";

/** The name of the control that a problem is about; the list itself for a session that is not in it. */
export function problemName(
  { part, field, sessionId }: ContentProblem,
  { sessions = [] }: ContentDocument,
): string {
  if (part !== "session") return controlName(part, field);
  const index = sessions.findIndex(({ id }) => id === sessionId);
  return index < 0 ? sessionList : `${sessionList}.${index}.${field}`;
}
