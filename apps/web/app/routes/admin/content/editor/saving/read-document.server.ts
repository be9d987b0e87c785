import type {
  ContentDocument,
  FieldValue,
  FieldValues,
  questionSchema,
} from "@takujo/contracts/content/editing/content-document";
import { type ContentField, contentFields } from "@takujo/contracts/content/editing/content-fields";
import type { ContentKind } from "@takujo/contracts/content/editing/content-kinds";
import { skippedTime } from "@takujo/contracts/content/editing/skipped-time";
import { momentAtVenue } from "@takujo/contracts/venue-time";
import type { z } from "zod";
import { formEntries } from "../../../../../shell/form/read-form.ts";
import { fieldsIn, rowsIn, type SentFields, text, texts } from "../form-texts.server.ts";

/** Reads the document from the editor's form. Everything typed is saved; only publishing validates it. */
export function readDocument(kind: ContentKind, form: FormData): ContentDocument {
  const { shared, text } = contentFields[kind];
  const sent = formEntries(form);
  const sentTexts = { ja: fieldsIn(sent["ja"]), en: fieldsIn(sent["en"]) };
  const ja = readFields(sentTexts.ja, text);
  const en = readFields(sentTexts.en, text);
  for (const { name } of text.filter((field) => field.form === "questions")) {
    const questions = readQuestions({ ja: sentTexts.ja[name], en: sentTexts.en[name] });
    ja[name] = questions.ja;
    en[name] = questions.en;
  }
  return { shared: readFields(fieldsIn(sent["shared"]), shared), texts: { ja, en } };
}

function readFields(sent: SentFields, fields: readonly ContentField[]): FieldValues {
  return Object.fromEntries(
    fields.map((field) => [field.name, readField(sent[field.name], field)]),
  );
}

function readField(sent: SentFields[string], field: ContentField): FieldValue {
  switch (field.form) {
    case "choices":
    case "references":
      return texts(sent);
    case "flag":
      return sent !== undefined;
    case "number":
      return readNumber(text(sent));
    case "time":
      return readVenueMoment(text(sent));
    case "cover":
      return readCover(fieldsIn(sent));
    case "steps":
      return readSteps(rowsIn(sent));
    case "prices":
      return readPrices(rowsIn(sent));
    case "questions":
      return [];
    case "markdown":
    case "lines":
      return text(sent);
    default:
      return text(sent).trim();
  }
}

export function readNumber(typed: string): number | null {
  const value = Number(typed.normalize("NFKC"));
  return typed.trim() === "" || !Number.isFinite(value) ? null : value;
}

/** From the venue's local time, as the control sends it, to an instant; empty for an invalid time, marked for a skipped one. */
export function readVenueMoment(typed: string): string {
  const skipped = skippedTime(typed);
  if (skipped) return skipped;
  const moment = momentAtVenue(typed);
  return Number.isNaN(moment.getTime()) ? "" : moment.toISOString();
}

/** Null if the cover is switched off. Kinds that always have a cover send no switch. */
function readCover(sent: SentFields): FieldValue {
  if (sent["optional"] !== undefined && sent["shown"] === undefined) return null;
  const palette = text(sent["palette"]);
  const composition = text(sent["composition"]);
  const image = text(sent["image"]);
  return {
    ...(palette && { palette }),
    ...(composition && { composition }),
    ...(image && { image }),
  };
}

function readSteps(rows: SentFields[]): FieldValue {
  return rows
    .map((row) => ({ time: text(row["time"]).trim(), text: text(row["text"]).trim() }))
    .filter((step) => step.time !== "" || step.text !== "");
}

/** Reservations are stored with the key of the kind, so a row keeps the one that it has. */
function readPrices(rows: SentFields[]): FieldValue {
  const used = new Set(rows.map((row) => text(row["key"])));
  return rows
    .map((row) => ({
      key: text(row["key"]),
      ja: text(row["ja"]).trim(),
      en: text(row["en"]).trim(),
      yen: readNumber(text(row["yen"])),
    }))
    .filter(({ ja, en, yen }) => ja !== "" || en !== "" || yen !== null)
    .map((price) => ({ ...price, key: price.key || newKey("price", used) }));
}

type Question = z.infer<typeof questionSchema>;

/**
 * Answers are stored under the keys of questions and choices, in whichever language they were given. So a row
 * without a key takes that of the same row in the other language, or a new one for both.
 */
function readQuestions(
  sent: Record<"ja" | "en", SentFields[string]>,
): Record<"ja" | "en", Question[]> {
  const ja = rowsIn(sent.ja).map(readRow).filter(isFilled);
  const en = rowsIn(sent.en).map(readRow).filter(isFilled);
  const used = new Set([...ja, ...en].map(({ key }) => key));
  for (let row = 0; row < Math.max(ja.length, en.length); row++) {
    const key = ja[row]?.key || en[row]?.key || newKey("question", used);
    for (const question of [ja[row], en[row]]) {
      if (question && question.key === "") question.key = key;
    }
  }
  return { ja, en };
}

const readRow = (row: SentFields): Question => ({
  key: text(row["key"]),
  label: text(row["label"]).trim(),
  required: text(row["required"]) === "yes",
  ...readChoices(text(row["choices"]), text(row["choiceKeys"])),
});

const isFilled = ({ label, choices }: Question) => label !== "" || choices !== undefined;

function readChoices(lines: string, known: string): Pick<Question, "choices"> {
  const labels = lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (labels.length === 0) return {};
  const keys = known.split(" ").filter((key) => key !== "");
  const used = new Set(keys);
  return {
    choices: labels.map((label, index) => ({ key: keys[index] ?? newKey("choice", used), label })),
  };
}

function newKey(kind: string, used: Set<string>): string {
  let number = 1;
  while (used.has(`${kind}-${number}`)) number++;
  used.add(`${kind}-${number}`);
  return `${kind}-${number}`;
}
