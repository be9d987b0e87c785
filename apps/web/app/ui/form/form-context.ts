import { createContext, type ReactNode, useContext } from "react";
import type { FieldErrors, FormValues } from "./form-result.ts";

/** The marks at labels. */
interface MarkWords {
  required: string;
  /** Without it, only required fields are marked. */
  optional?: string | undefined;
}

/** Texts that every form needs, in the language of the page. */
export interface FormWords extends MarkWords {
  /** The heading of the error list. */
  refused: string;
  /** Between a field's label and its error in that list, such as ": ". */
  afterLabel: string;
  /** Shown if the server did not respond. */
  failed: string;
  /** Shown in its place if the session had ended. */
  signedOut?: string | undefined;
}

/** By field name; those of a list's rows without the row's number, such as `sessions.title`. */
export type Labels = Readonly<Record<string, string>>;

export interface FormState {
  /** The prefix of the fields' ids. */
  id: string;
  words: MarkWords;
  labels: Labels;
  values: FormValues;
  errors: FieldErrors;
  isPending: boolean;
  /** Another person changed the stored values during typing. */
  isBehind?: boolean;
  /** The names of fields that were filled in automatically and not edited since. */
  filled: ReadonlySet<string>;
  fill: (values: Readonly<Record<string, string>>) => void;
  /** Origin of the field's value, unless it was typed. */
  originOf?: ((name: string) => ReactNode) | undefined;
  reset: () => void;
  /** The lists whose rows were added, moved or removed. */
  changedLists?: ReadonlySet<string> | undefined;
  /** For changes that fire no input event; with its name, those of a list's rows. */
  touch: (list?: string) => void;
}

export const FormContext = createContext<FormState | null>(null);

/** For a form that fills in nothing and has neither a submit nor a reset button of the kit. */
export const plainForm = {
  isPending: false,
  filled: new Set<string>(),
  fill: () => {},
  reset: () => {},
} satisfies Partial<FormState>;

export function useForm(): FormState {
  const form = useContext(FormContext);
  if (!form) throw new Error("A field stands outside of its Form");
  return form;
}

/** The list row of a field. */
interface Row {
  /** The row's name now, such as `sessions.2`. */
  path: string;
  /** Where its values are, which do not move with it; null for a row that was added. */
  source: string | null;
  /** The prefix of its labels, such as `sessions`. */
  labels: string;
  values: FormValues;
}

export const RowContext = createContext<Row | null>(null);

export interface FieldProps {
  /** Within a row, the name inside of it. The form's `labels` holds its label under this name. */
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
  const form = useForm();
  const { id, words, errors, filled } = form;
  const row = useContext(RowContext);
  const path = row ? `${row.path}.${name}` : name;
  const source = row ? row.source && `${row.source}.${name}` : name;
  const labels = row ? `${row.labels}.${name}` : name;
  const { values } = row ?? form;
  const value = source === null ? undefined : values[source];
  const isOpen = !disabled && !readOnly;
  return {
    name: path,
    source,
    labels,
    values,
    /** Properties of the surrounding `Field`. */
    shell: {
      id: fieldId(id, path),
      label: form.labels[labels] ?? name,
      hint,
      origin: form.originOf?.(path),
      error: errors[path],
      requiredMark: isOpen && required ? words.required : undefined,
      optionalMark: isOpen && !required ? words.optional : undefined,
    },
    required: required || undefined,
    text: typeof value === "string" ? value : "",
    texts: value === undefined ? [] : typeof value === "string" ? [value] : value,
    isFilled: filled.has(path),
  };
}

export function fieldId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll(".", "-")}`;
}

/** `sessions.2.title` has the label `sessions.title`. */
export function labelOf(labels: Labels, name: string): string {
  return labels[name] ?? labels[name.replace(/\.\d+(?=\.|$)/g, "")] ?? name;
}
