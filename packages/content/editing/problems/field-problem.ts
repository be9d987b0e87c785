import type {
  ContentProblem,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import type { ContentField, FieldForm } from "@takujo/contracts/content/editing/content-fields";
import { typedSkipped } from "@takujo/contracts/content/editing/skipped-time";
import { isUuid } from "@takujo/contracts/is-uuid";
import { isBlank } from "../document/blank.ts";

export type FieldFault = Pick<ContentProblem, "problem" | "limit">;

const slug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const color = /^#[0-9A-F]{6}$/;
const day = /^\d{4}-\d{2}-\d{2}$/;
const time = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

const malformed: FieldFault = { problem: "malformed" };

/** The JSON shape of the value of each form. */
const shapes: Record<"text" | "list" | "number" | "flag" | "cover", readonly FieldForm[]> = {
  text: [
    "slug",
    "line",
    "lines",
    "markdown",
    "link",
    "color",
    "choice",
    "day",
    "time",
    "reference",
  ],
  list: ["choices", "references", "steps", "questions", "prices"],
  number: ["number"],
  flag: ["flag"],
  cover: ["cover"],
};

function hasShape(form: FieldForm, value: FieldValue): boolean {
  if (shapes.text.includes(form)) return typeof value === "string";
  if (shapes.list.includes(form)) return Array.isArray(value);
  if (shapes.number.includes(form)) return typeof value === "number" && Number.isFinite(value);
  if (shapes.flag.includes(form)) return typeof value === "boolean";
  return typeof value === "object" && !Array.isArray(value);
}

const isDay = (text: string) =>
  day.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
const isTime = (text: string) => time.test(text) && !Number.isNaN(Date.parse(text));
const isWebAddress = (text: string) =>
  URL.canParse(text) && ["http:", "https:"].includes(new URL(text).protocol);

const textForms: Partial<Record<FieldForm, (text: string) => boolean>> = {
  slug: (text) => slug.test(text),
  line: (text) => !text.includes("\n"),
  color: (text) => color.test(text),
  day: isDay,
  time: isTime,
  link: isWebAddress,
};

function sizeOf(value: FieldValue): number {
  if (typeof value === "number") return value;
  return typeof value === "string" ? [...value].length : (value as unknown[]).length;
}

/** Numbers out of range, and texts and lists that are too short or too long. */
function sizeProblem({ min, max }: ContentField, value: FieldValue): FieldFault | null {
  const size = sizeOf(value);
  const isNumber = typeof value === "number";
  if (min !== undefined && size < min) {
    return { problem: isNumber ? "too-small" : "too-short", limit: min };
  }
  if (max !== undefined && size > max) {
    return { problem: isNumber ? "too-large" : "too-long", limit: max };
  }
  return null;
}

function choiceProblem({ choices }: ContentField, value: FieldValue): FieldFault | null {
  const chosen = [value].flat() as string[];
  return choices && chosen.some((name) => !choices.includes(name))
    ? { problem: "unknown-choice" }
    : null;
}

/** What every row of a list must have. */
const partsOf: Partial<Record<FieldForm, string[]>> = {
  steps: ["time", "text"],
  questions: ["key", "label"],
  prices: ["key", "ja", "yen"],
};

const isYen = (yen: unknown) =>
  typeof yen === "number" && Number.isInteger(yen) && yen >= 0 && yen <= 1_000_000;

function listProblem({ form }: ContentField, value: FieldValue): FieldFault | null {
  const items = value as unknown[];
  if (form === "references") {
    const isId = (id: unknown) => typeof id === "string" && isUuid(id);
    return items.every(isId) ? null : { problem: "unknown-reference" };
  }
  if (form === "choices") {
    return items.every((name) => typeof name === "string") ? null : malformed;
  }
  const isObject = (item: unknown): item is Record<string, unknown> =>
    typeof item === "object" && item !== null;
  if (!items.every(isObject)) return malformed;
  const names = partsOf[form] ?? [];
  const isWhole = items.every((item) => names.every((name) => String(item[name] ?? "").trim()));
  if (!isWhole) return { problem: "missing" };
  if (form === "prices" && !items.every(({ yen }) => isYen(yen))) return malformed;
  return form !== "steps" && new Set(items.map(({ key }) => key)).size < items.length
    ? malformed
    : null;
}

/** The first problem of a value, if there is one. */
export function fieldProblem(
  field: ContentField,
  value: FieldValue | undefined,
): FieldFault | null {
  const { form, required, fractions } = field;
  if (value === undefined || isBlank(value)) return required ? { problem: "missing" } : null;
  if (!hasShape(form, value)) return malformed;
  if (form === "flag" || form === "cover") return null;
  if (form === "number" && !fractions && !Number.isInteger(value)) return malformed;
  if (form === "reference" && !isUuid(value as string)) return { problem: "unknown-reference" };
  if (Array.isArray(value)) {
    const problem = listProblem(field, value);
    if (problem) return problem;
  }
  if (form === "time" && typedSkipped(value as string)) return { problem: "skipped-time" };
  const isForm = textForms[form];
  if (isForm && !isForm(value as string)) return malformed;
  return choiceProblem(field, value) ?? sizeProblem(field, value);
}
