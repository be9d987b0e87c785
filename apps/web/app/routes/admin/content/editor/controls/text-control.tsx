import { useTranslations } from "@takujo/i18n/react";
import { ComboboxField } from "../../../../../ui/form/fields/combobox-field.tsx";
import {
  DateField,
  SelectField,
  TextareaField,
  TextField,
} from "../../../../../ui/form/fields/text-field.tsx";
import { type FieldProps, useField } from "../../../../../ui/form/form-context.ts";
import { useComboboxWords } from "../../../use-combobox-words.ts";
import type { EditorField, FieldChoice } from "../editor-shape.ts";

/** A field of the form kit, with its value from the document. */
export type ControlProps = {
  field: EditorField;
  props: FieldProps;
  /** Fallback of an empty English field. */
  placeholder?: string | undefined;
};

export function LineControl({ field, props, placeholder }: ControlProps) {
  return (
    <TextField
      {...props}
      type={field.form === "link" ? "url" : "text"}
      placeholder={placeholder}
      autoComplete="off"
      {...(field.form === "slug" && { autoCapitalize: "none", spellCheck: false })}
    />
  );
}

export function LinesControl({ props, placeholder }: ControlProps) {
  return <TextareaField {...props} rows={3} placeholder={placeholder} />;
}

export function NumberControl({ field, props }: ControlProps) {
  return (
    <TextField
      {...props}
      type="number"
      step="any"
      min={field.min}
      max={field.max}
      inputMode="decimal"
      className="editor-number"
    />
  );
}

export function DayControl({ props }: ControlProps) {
  return <DateField {...props} />;
}

/** In the venue's time zone. */
export function TimeControl({ props }: ControlProps) {
  return <TextField {...props} type="datetime-local" />;
}

export function ColorControl({ props }: ControlProps) {
  return <TextField {...props} type="color" className="editor-color" />;
}

/** One of a closed set. */
export function ChoiceControl({ field, props }: ControlProps) {
  const choices = useKnownChoices(field, props);
  return (
    <SelectField {...props}>
      <option value="">{useEmptyLabel(field)}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  );
}

/** A reference to other published content. */
export function ReferenceControl({ field, props }: ControlProps) {
  return (
    <ComboboxField
      {...props}
      options={useKnownChoices(field, props)}
      emptyLabel={useEmptyLabel(field)}
      words={useComboboxWords()}
    />
  );
}

function useEmptyLabel({ required }: EditorField): string {
  const t = useTranslations("contentEditor");
  return required ? t("choose") : t("nothing");
}

/** Includes the current value, even if it is no longer among the choices. */
function useKnownChoices({ choices = [] }: EditorField, props: FieldProps): FieldChoice[] {
  const { text: chosen } = useField(props);
  const isKnown = chosen === "" || choices.some((choice) => choice.value === chosen);
  return isKnown ? choices : [{ value: chosen, label: chosen }, ...choices];
}
