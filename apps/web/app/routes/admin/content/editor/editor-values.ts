import type {
  ContentDocument,
  FieldValue,
  FieldValues,
} from "@takujo/contracts/content/editing/content-document";
import type { FieldForm } from "@takujo/contracts/content/editing/content-fields";
import { typedSkipped } from "@takujo/contracts/content/editing/skipped-time";
import { clock, venueDay } from "@takujo/i18n/format-date";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import { flattenValues } from "../../../../ui/form/nested-values.ts";
import { type EditorField, type EditorShape, textOf } from "./editor-shape.ts";

/** The document as its form shows it; `readDocument` reads it back. */
export function editorValues(shape: EditorShape, { shared, texts }: ContentDocument): FormValues {
  return flattenValues({
    shared: partValues(shape.shared, shared),
    ja: partValues(shape.texts.ja, texts.ja),
    en: partValues(shape.texts.en, texts.en),
  });
}

function partValues(fields: readonly EditorField[], values: FieldValues) {
  return Object.fromEntries(
    fields.map(({ name, form }) => [name, controlValue(form, values[name] ?? null)]),
  );
}

function controlValue(form: FieldForm, value: FieldValue) {
  if (form === "time") return venueMoment(textOf(value));
  if (form === "color") return textOf(value) || "#0c5445";
  if (form === "questions") return questionRows(value);
  // An empty cover is a generated one; null means no cover.
  if (form === "cover") return value === null ? null : { ...(value as object), shown: true };
  return value;
}

/** 2026-11-14T13:00 for a control, in the venue's time zone; empty for an invalid time, as typed for a skipped one. */
export function venueMoment(time: string): string {
  const skipped = typedSkipped(time);
  if (skipped) return skipped;
  return Number.isNaN(Date.parse(time)) ? "" : `${venueDay(time)}T${clock(time)}`;
}

/** Answers are stored under the keys of questions and choices, which travel in hidden controls. */
function questionRows(value: FieldValue) {
  const rows = Array.isArray(value) ? value : [];
  return rows.flatMap((row) => {
    if (typeof row !== "object" || !("label" in row)) return [];
    const { key, label, required, choices = [] } = row;
    return {
      key,
      label,
      required: required ? "yes" : "no",
      choices: choices.map((choice) => choice.label).join("\n"),
      choiceKeys: choices.map((choice) => choice.key).join(" "),
    };
  });
}
