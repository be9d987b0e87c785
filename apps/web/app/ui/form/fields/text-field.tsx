import type { FocusEvent, InputHTMLAttributes, ReactNode } from "react";
import { useState } from "react";
import { classNames } from "../../class-names.ts";
import type { FieldFinding } from "../../field/field-status.tsx";
import { Select, Textarea, TextInput } from "../../field/input.tsx";
import { type FieldProps, type ReadOnly, useField } from "../form-context.ts";
import { whenSettled } from "../settled.ts";

type Attributes = InputHTMLAttributes<HTMLInputElement>;
type Typing = ReadOnly &
  Pick<
    Attributes,
    | "autoComplete"
    | "inputMode"
    | "enterKeyHint"
    | "placeholder"
    | "autoCapitalize"
    | "spellCheck"
    | "lang"
    | "maxLength"
  >;

/** Normalizes typed text to its stored form, for instance full-width digits to half-width. */
export type Fold = (text: string) => string;

/** Observes typing and reports findings, separate from errors. */
export interface Watch
  extends Pick<Attributes, "onInput" | "onCompositionStart" | "onCompositionEnd"> {
  finding: FieldFinding | null;
}

interface InputBehavior {
  fold?: Fold | undefined;
  watch?: Watch | undefined;
  prefix?: string | undefined;
}

type TextFieldProps = FieldProps &
  Typing &
  InputBehavior &
  Pick<Attributes, "className" | "min" | "max" | "step"> & {
    /** A `number` is a plain input; for a small number with buttons see `NumberField`. */
    type?: "text" | "email" | "url" | "password" | "number" | "datetime-local" | "color" | "time";
  };

export function TextField(props: TextFieldProps) {
  return <Typed {...props} />;
}

export function PhoneField(props: FieldProps & Typing & { fold?: Fold | undefined }) {
  return <Typed inputMode="tel" autoComplete="tel" {...props} type="tel" isNumber />;
}

/** The browser's own picker. Use `bday` as autoComplete for a birthday. */
export function DateField({
  min,
  max,
  ...props
}: FieldProps & Typing & { min?: string; max?: string }) {
  return <Typed autoComplete="off" {...props} type="date" min={min} max={max} />;
}

type SocialFieldProps = FieldProps &
  ReadOnly &
  InputBehavior & { placeholder?: string; fold: Fold };

/** An id at another service; `fold` removes a pasted @. */
export function SocialField(props: SocialFieldProps) {
  return (
    <Typed
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      inputMode="email"
      {...props}
    />
  );
}

type TypedProps = FieldProps &
  InputBehavior &
  Omit<Attributes, keyof FieldProps | "prefix"> & { isNumber?: boolean | undefined };

function Typed({ required, hint, fold, watch, isNumber, className, ...attributes }: TypedProps) {
  const { name, disabled, readOnly } = attributes;
  const field = useField({ name, required, hint, disabled, readOnly });
  const { finding, ...handlers } = watch ?? {};
  return (
    <TextInput
      enterKeyHint="next"
      {...attributes}
      {...handlers}
      {...field.shell}
      name={field.name}
      finding={finding && field.shell.error ? null : finding}
      filled={field.isFilled}
      className={classNames(isNumber && "input-number", className)}
      defaultValue={field.text}
      aria-required={field.required}
      onBlur={fold && foldOnLeaving(fold)}
    />
  );
}

export function foldOnLeaving(fold: Fold) {
  return ({ currentTarget }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const folded = fold(currentTarget.value);
    if (folded !== currentTarget.value) currentTarget.value = folded;
  };
}

type TextareaFieldProps = FieldProps &
  ReadOnly & {
    /** Shown as a counter. Longer text is not cut; validation reports it. */
    limit?: number | undefined;
    /** How the rule measures length; graphemes by default. */
    measure?: ((text: string) => number) | undefined;
    rows?: number | undefined;
    placeholder?: string | undefined;
  };

export function TextareaField(props: TextareaFieldProps) {
  const { limit, measure = countCharacters, rows = 5, placeholder } = props;
  const { disabled, readOnly } = props;
  const field = useField(props);
  const count = (text: string) => (limit === undefined ? 0 : measure(text));
  const [used, setUsed] = useState(() => count(field.text));
  return (
    <Textarea
      {...field.shell}
      {...whenSettled((control) => setUsed(count(control.value)))}
      name={field.name}
      rows={rows}
      placeholder={placeholder}
      disabled={disabled}
      readOnly={readOnly}
      defaultValue={field.text}
      aria-required={field.required}
      counter={limit === undefined ? undefined : { used, limit }}
    />
  );
}

function countCharacters(text: string): number {
  let count = 0;
  for (const _ of new Intl.Segmenter().segment(text)) count++;
  return count;
}

type SelectFieldProps = FieldProps & { autoComplete?: string | undefined; children: ReactNode };

export function SelectField({ children, autoComplete, ...props }: SelectFieldProps) {
  const field = useField(props);
  return (
    <Select
      {...field.shell}
      name={field.name}
      autoComplete={autoComplete}
      disabled={props.disabled}
      defaultValue={field.text}
      aria-required={field.required}
      className={field.isFilled ? "input-filled" : undefined}
    >
      {children}
    </Select>
  );
}
