import type { FocusEvent, InputHTMLAttributes, ReactNode } from "react";
import { useState } from "react";
import { Select, Textarea, TextInput } from "../field/input.tsx";
import { type FieldProps, useField } from "./form-context.ts";
import { whenSettled } from "./settled.ts";

type Typing = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "autoComplete" | "inputMode" | "enterKeyHint" | "placeholder" | "autoCapitalize" | "spellCheck"
>;

/** Brings what was typed into the form in which it is kept, for instance full-width digits to half-width. */
export type Fold = (text: string) => string;

type TextFieldProps = FieldProps &
  Typing & { type?: "text" | "email" | "url" | "password"; fold?: Fold | undefined };

export function TextField(props: TextFieldProps) {
  return <Typed {...props} />;
}

export function PhoneField(props: FieldProps & Typing & { fold?: Fold | undefined }) {
  return <Typed inputMode="tel" autoComplete="tel" {...props} type="tel" />;
}

/** The browser's own picker. `bday` as autoComplete for a birthday. */
export function DateField({
  min,
  max,
  ...props
}: FieldProps & Typing & { min?: string; max?: string }) {
  return <Typed autoComplete="off" {...props} type="date" min={min} max={max} />;
}

/** An id at another service; `fold` takes off the @ that people paste along. */
export function SocialField(props: FieldProps & { placeholder?: string; fold: Fold }) {
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
  Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps> & { fold?: Fold | undefined };

function Typed({ name, required, hint, fold, ...attributes }: TypedProps) {
  const field = useField({ name, required, hint });
  return (
    <TextInput
      enterKeyHint="next"
      {...attributes}
      {...field.shell}
      name={name}
      filled={field.isFilled}
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

type TextareaFieldProps = FieldProps & {
  /** Shown as a counter. Typing past it is allowed: the rule says so, and nothing is cut off. */
  limit?: number | undefined;
  /** How the rule measures; characters as people see them unless told otherwise. */
  measure?: ((text: string) => number) | undefined;
  rows?: number | undefined;
  placeholder?: string | undefined;
};

export function TextareaField(props: TextareaFieldProps) {
  const { name, limit, measure = countCharacters, rows = 5, placeholder } = props;
  const field = useField(props);
  const [used, setUsed] = useState(() => measure(field.text));
  return (
    <Textarea
      {...field.shell}
      {...whenSettled((control) => setUsed(measure(control.value)))}
      name={name}
      rows={rows}
      placeholder={placeholder}
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
      name={props.name}
      autoComplete={autoComplete}
      defaultValue={field.text}
      aria-required={field.required}
      className={field.isFilled ? "input-filled" : undefined}
    >
      {children}
    </Select>
  );
}
