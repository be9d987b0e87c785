import { z } from "zod";
import type { ContentKind } from "./editing/content-kinds.ts";

/**
 * How a field is edited, and the shape of its value: a string, empty for none, for `slug`, `line`, `lines`, `markdown`, `link`,
 * `color`, `choice`, `day` (2026-04-18), `time` (an instant in ISO 8601) and `reference` (an id); a list of strings for
 * `choices` and `references`; a boolean for `flag`; a number or null for `number`; CoverDocument or null for `cover`; lists of
 * objects for `steps`, `questions` and `prices`.
 */
export type FieldForm =
  | "slug"
  | "line"
  | "lines"
  | "markdown"
  | "link"
  | "color"
  | "choice"
  | "choices"
  | "day"
  | "time"
  | "reference"
  | "references"
  | "flag"
  | "number"
  | "cover"
  | "steps"
  | "questions"
  | "prices";

export interface ContentField {
  name: string;
  form: FieldForm;
  required?: true;
  /** Length of a text or list, or the number itself. */
  min?: number;
  max?: number;
  /** The number may have decimals; otherwise it is an integer. */
  fractions?: true;
  choices?: readonly string[];
  /** The kind that `reference` and `references` refer to. */
  of?: ContentKind;
  /** For events: a new one begins with the value of the one that was published last. */
  carriedOver?: true;
}

export interface ContentShape {
  /** The same in all languages. */
  shared: readonly ContentField[];
  /** Once per language. */
  text: readonly ContentField[];
}

export const slug = { name: "slug", form: "slug", required: true, max: 80 } as const;
export const kana = { name: "kana", form: "line", required: true, max: 80 } as const;
export const position = { name: "position", form: "number", min: 0, max: 999 } as const;
export const cover = { name: "cover", form: "cover" } as const;
export const games = { name: "games", form: "references", of: "board-game", max: 30 } as const;
export const trait = (name: string): ContentField => ({ name, form: "number", min: 1, max: 5 });
export const socialId = (name: string): ContentField => ({ name, form: "line", max: 100 });

export const line = <const Name extends string>(name: Name, max = 120) =>
  ({ name, form: "line", required: true, max }) as const;
export const lines = <const Name extends string>(name: Name, max = 400) =>
  ({ name, form: "lines", required: true, max }) as const;
export const markdown = <const Name extends string>(name: Name, max = 40_000) =>
  ({ name, form: "markdown", required: true, max }) as const;
export const optional = <Field extends ContentField>({ required: _, ...field }: Field) => field;
export const carriedOver = <const Field extends ContentField>(field: Field) =>
  ({ ...field, carriedOver: true }) as const;

/** English titles take twice as many characters as Japanese ones. */
const title = line("title", 240);
export const readingTexts = [title, lines("summary"), markdown("body")] as const;

/** The column of a field: `feeNote` is in `fee_note`, and a reference such as `venue` in `venue_id`. */
export function columnOf({ name, form }: Pick<ContentField, "name" | "form">): string {
  const column = name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return form === "reference" ? `${column}_id` : column;
}

type MarkdownOf<Fields extends readonly ContentField[]> = Extract<
  Fields[number],
  { form: "markdown" }
>;

/** The Markdown fields as pages show them; null for an optional one that is empty. */
export type HtmlTexts<Fields extends readonly ContentField[]> = {
  [Field in MarkdownOf<Fields> as `${Field["name"]}Html`]: Field extends { required: true }
    ? string
    : string | null;
};

type HtmlSchemas<Fields extends readonly ContentField[]> = {
  [Name in keyof HtmlTexts<Fields>]: z.ZodType<HtmlTexts<Fields>[Name]>;
};

export const htmlSchemas = <const Fields extends readonly ContentField[]>(fields: Fields) =>
  Object.fromEntries(
    fields.flatMap(({ name, form, required }) =>
      form === "markdown" ? [[`${name}Html`, required ? z.string() : z.string().nullable()]] : [],
    ),
  ) as unknown as HtmlSchemas<Fields>;
