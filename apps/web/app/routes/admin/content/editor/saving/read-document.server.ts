import type {
  ContentDocument,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { controlName, type Part } from "../editor-shape.ts";
import { text, texts } from "../form-texts.server.ts";
import { readQuestions } from "./read-questions.server.ts";

/** Reads the document from the editor's form. Everything typed is saved; only publishing validates it. */
export function readDocument(kind: ContentKind, form: FormData): ContentDocument {
  const { shared, text } = contentFields[kind];
  const ja = readFields(form, "ja", text);
  const en = readFields(form, "en", text);
  for (const { name } of text.filter((field) => field.form === "questions")) {
    const questions = readQuestions(form, name);
    ja[name] = questions.ja;
    en[name] = questions.en;
  }
  return { shared: readFields(form, "shared", shared), texts: { ja, en } };
}

function readFields(form: FormData, part: Part, fields: readonly ContentField[]): FieldValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, readField(form, controlName(part, field.name), field)]),
  );
}

function readField(form: FormData, name: string, field: ContentField): FieldValue {
  switch (field.form) {
    case "choices":
    case "references":
      return texts(form, name);
    case "flag":
      return form.has(name);
    case "number":
      return readNumber(text(form, name));
    case "time":
      return readVenueMoment(text(form, name));
    case "cover":
      return readCover(form, name);
    case "steps":
      return readSteps(form, name);
    case "questions":
      return [];
    case "markdown":
    case "lines":
      return text(form, name);
    default:
      return text(form, name).trim();
  }
}

export function readNumber(typed: string): number | null {
  const value = Number(typed.normalize("NFKC"));
  return typed.trim() === "" || !Number.isFinite(value) ? null : value;
}

/** From the venue's local time, as the control sends it, to an instant; empty for an invalid time. */
export function readVenueMoment(typed: string): string {
  const time = Date.parse(`${typed}${typed.length === 16 ? ":00" : ""}+09:00`);
  return Number.isNaN(time) ? "" : new Date(time).toISOString();
}

/** Null if the cover is switched off. Kinds that always have a cover send no switch. */
function readCover(form: FormData, name: string): FieldValue {
  if (form.get(`${name}.optional`) !== null && !form.has(`${name}.shown`)) return null;
  const palette = text(form, `${name}.palette`);
  const composition = text(form, `${name}.composition`);
  const image = text(form, `${name}.image`);
  return {
    ...(palette && { palette }),
    ...(composition && { composition }),
    ...(image && { image }),
  };
}

function readSteps(form: FormData, name: string): FieldValue {
  const times = texts(form, `${name}.time`);
  return texts(form, `${name}.text`)
    .map((step, index) => ({ time: (times[index] ?? "").trim(), text: step.trim() }))
    .filter((step) => step.time !== "" || step.text !== "");
}
