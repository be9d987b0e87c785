import { createContext, useContext } from "react";
import type { FieldErrors, FormValues } from "./form-result.ts";

/** Texts that every form needs, in the language of the page. */
export interface FormWords {
  required: string;
  optional: string;
  /** The heading of the error list. */
  refused: string;
  /** Between a field's label and its error in that list, such as ": ". */
  afterLabel: string;
  /** Shown if the server did not respond. */
  failed: string;
}

/** By field name. */
export type Labels = Readonly<Record<string, string>>;

export interface FormState {
  id: string;
  words: FormWords;
  labels: Labels;
  values: FormValues;
  errors: FieldErrors;
  isPending: boolean;
  /** The names of fields that were filled in automatically and not edited since. */
  filled: ReadonlySet<string>;
  fill: (values: Readonly<Record<string, string>>) => void;
  reset: () => void;
}

export const FormContext = createContext<FormState | null>(null);

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of its Form");
  return form;
}

export interface FieldProps {
  /** The form's `labels` holds its label under this name. */
  name: string;
  /** Otherwise the field is marked as optional. */
  required?: boolean | undefined;
  hint?: string | undefined;
  /** Not sent. For a value that is only displayed, prefer `readOnly`. */
  disabled?: boolean | undefined;
}

/** For fields that are typed into. The value is sent. */
export interface ReadOnly {
  readOnly?: boolean | undefined;
}

/** The value, error and shell properties of the field with this name. */
export function useField({ name, required, hint, disabled, readOnly }: FieldProps & ReadOnly) {
  const { id, words, labels, values, errors, filled } = useForm();
  const value = values[name];
  const isOpen = !disabled && !readOnly;
  return {
    /** Properties of the surrounding `Field`. */
    shell: {
      id: fieldId(id, name),
      label: labels[name] ?? name,
      hint,
      error: errors[name],
      requiredMark: isOpen && required ? words.required : undefined,
      optionalMark: isOpen && !required ? words.optional : undefined,
    },
    required: required || undefined,
    text: typeof value === "string" ? value : "",
    texts: value === undefined ? [] : typeof value === "string" ? [value] : value,
    isFilled: filled.has(name),
  };
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}
