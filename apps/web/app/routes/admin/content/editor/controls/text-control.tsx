import type { FieldValue } from "@takujo/contracts/content/editing/content-document";
import { clock, venueDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Select, Textarea, TextInput } from "../../../../../ui/field/input.tsx";
import { type EditorField, textOf } from "../editor-shape.ts";

export type ControlProps = {
  field: EditorField;
  value: FieldValue;
  /** Name, id, label and marks, common to every control. */
  shell: {
    id: string;
    name: string;
    label: string;
    requiredMark: string | undefined;
    hint: string | undefined;
    error: string | undefined;
  };
  /** What an empty English field falls back to. */
  placeholder?: string | undefined;
};

export function LineControl({ field, value, shell, placeholder }: ControlProps) {
  return (
    <TextInput
      {...shell}
      type={field.form === "link" ? "url" : "text"}
      defaultValue={textOf(value)}
      placeholder={placeholder}
      autoComplete="off"
      {...(field.form === "slug" && { autoCapitalize: "none", spellCheck: false })}
    />
  );
}

export function LinesControl({ value, shell, placeholder }: ControlProps) {
  return <Textarea {...shell} rows={3} defaultValue={textOf(value)} placeholder={placeholder} />;
}

export function NumberControl({ field, value, shell }: ControlProps) {
  return (
    <TextInput
      {...shell}
      type="number"
      step="any"
      min={field.least}
      max={field.most}
      inputMode="decimal"
      className="editor-number"
      defaultValue={textOf(value)}
    />
  );
}

export function DayControl({ value, shell }: ControlProps) {
  return <TextInput {...shell} type="date" defaultValue={textOf(value)} />;
}

/** In the venue's time zone. */
export function TimeControl({ value, shell }: ControlProps) {
  return <TextInput {...shell} type="datetime-local" defaultValue={venueMoment(textOf(value))} />;
}

/** 2026-11-14T13:00 for a control; empty for an invalid time. */
export function venueMoment(time: string): string {
  return Number.isNaN(Date.parse(time)) ? "" : `${venueDay(time)}T${clock(time)}`;
}

export function ColorControl({ value, shell }: ControlProps) {
  return (
    <TextInput
      {...shell}
      type="color"
      className="editor-color"
      defaultValue={textOf(value) || "#0c5445"}
    />
  );
}

/** One of a closed set, or a reference to other published content. */
export function ChoiceControl({ field, value, shell }: ControlProps) {
  const t = useTranslations("contentEditor");
  const chosen = textOf(value);
  const choices = field.choices ?? [];
  const isKnown = chosen === "" || choices.some((choice) => choice.value === chosen);
  return (
    <Select {...shell} defaultValue={chosen}>
      <option value="">{field.required ? t("choose") : t("nothing")}</option>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </Select>
  );
}
