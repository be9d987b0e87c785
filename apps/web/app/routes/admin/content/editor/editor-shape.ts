import type {
  ContentDocument,
  ContentProblem,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import type { FieldForm } from "@takujo/contracts/content/editing/content-fields";
import type { Locale } from "@takujo/contracts/locale";

export interface FieldChoice {
  value: string;
  label: string;
}

/** A field as the editor shows it; the server adds labels and choices. */
export interface EditorField {
  name: string;
  form: FieldForm;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  least?: number | undefined;
  most?: number | undefined;
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
export const controlId = (part: string, field: string) => `field-${part}-${field}`;

export function fieldValue(document: ContentDocument, part: Part, field: string): FieldValue {
  const values = part === "shared" ? document.shared : document.texts[part];
  return values[field] ?? null;
}

export const textOf = (value: FieldValue): string =>
  typeof value === "string" ? value : typeof value === "number" ? String(value) : "";

export const textsOf = (value: FieldValue): string[] =>
  Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === "string") : [];

/** The id of the control that a problem is about. */
export const problemTarget = ({ part, field, sessionId }: ContentProblem): string =>
  part === "session" ? controlId(`session-${sessionId}`, field) : controlId(part, field);
