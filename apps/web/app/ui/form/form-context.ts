import { createContext, useContext } from "react";
import type { FieldErrors, FormValues } from "./form-result.ts";

/** Words that every form needs; the page gives them in its language. */
export interface FormWords {
  required: string;
  optional: string;
  /** Above the list of faults. */
  refused: string;
  /** Between a field's label and its fault in that list, such as ": ". */
  afterLabel: string;
  /** Stands where the answer of the server could not be had. */
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
  /** Names of the fields filled in on the visitor's behalf and not touched since. */
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
  /** Its label stands under this name in the form's `labels`. */
  name: string;
  /** Without it the field is marked as optional. */
  required?: boolean | undefined;
  hint?: string | undefined;
  /** Not sent. Where something is only to be read, prefer `readOnly`. */
  disabled?: boolean | undefined;
}

/** Of a field that is typed into. It is sent. */
export interface ReadOnly {
  readOnly?: boolean | undefined;
}

/** What a field with this name has to show. */
export function useField({ name, required, hint, disabled, readOnly }: FieldProps & ReadOnly) {
  const { id, words, labels, values, errors, filled } = useForm();
  const value = values[name];
  const isOpen = !disabled && !readOnly;
  return {
    /** For the visual shell. */
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
