import type {
  ContentDocument,
  FieldValue,
} from "@takujo/contracts/content/editing/content-document";
import { difference, shortened, type TextPart } from "./difference.server.ts";
import type { EditorField, EditorShape, Part } from "./editor/editor-shape.ts";
import { venueMoment } from "./editor/editor-values.ts";

export interface FieldChange {
  part: Part;
  field: string;
  label: string;
  stretches: TextPart[];
}

/** Lists the differences field by field. Without a document to compare with, everything counts as added. */
export function compareDocuments(
  shape: EditorShape,
  before: ContentDocument | null,
  after: ContentDocument,
): FieldChange[] {
  const parts = ["shared", "ja", "en"] as const;
  return parts.flatMap((part) =>
    (part === "shared" ? shape.shared : shape.texts[part]).flatMap((field) => {
      const text = (document: ContentDocument | null) =>
        document ? written(field, valuesOf(document, part)[field.name] ?? null) : "";
      const stretches = difference(text(before), text(after));
      if (!stretches.some(({ kind }) => kind !== "same")) return [];
      const { name, label } = field;
      return [{ part, field: name, label, stretches: shortened(stretches) }];
    }),
  );
}

const valuesOf = ({ shared, texts }: ContentDocument, part: Part) =>
  part === "shared" ? shared : texts[part];

/** The value as readable text, with one line for each list item. */
function written(field: EditorField, value: FieldValue): string {
  const label = (choice: string) =>
    field.choices?.find((known) => known.value === choice)?.label ?? choice;
  if (value === null || value === false) return "";
  if (value === true) return "✓";
  if (typeof value === "number") return String(value);
  if (typeof value === "string") {
    return field.form === "time" ? venueMoment(value).replace("T", " ") : label(value);
  }
  if (!Array.isArray(value)) return Object.values(value).join(" ") || "✓";
  return value
    .map((entry) => {
      if (typeof entry === "string") return `${label(entry)}\n`;
      if ("time" in entry) return `${entry.time} ${entry.text}\n`;
      if ("yen" in entry) return `${entry.ja} ${entry.en} ${entry.yen ?? ""}\n`;
      const choices = entry.choices?.map((choice) => `- ${choice.label}\n`) ?? [];
      return `${entry.label}${entry.required ? " *" : ""}\n${choices.join("")}`;
    })
    .join("");
}
