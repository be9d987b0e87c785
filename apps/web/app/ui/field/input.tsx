import type { InputHTMLAttributes, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { describedBy, Field, type FieldShell } from "./field.tsx";

type InputShellProps<Attributes> = FieldShell & Omit<Attributes, keyof FieldShell>;

type TextInputProps = InputShellProps<Omit<InputHTMLAttributes<HTMLInputElement>, "prefix">> & {
  filled?: boolean | undefined;
  /** Shown before the input and not part of its value, such as "@". */
  prefix?: string | undefined;
};

export function TextInput({ filled, prefix, className, ...props }: TextInputProps) {
  const [shell, attributes] = splitShell(props);
  const input = (
    <input
      {...attributes}
      {...describedBy(shell)}
      className={classNames("input", filled && "input-filled", className)}
    />
  );
  return (
    <Field {...shell}>
      {prefix ? (
        <span className="input-prefixed">
          <span className="input-prefix num" aria-hidden="true">
            {prefix}
          </span>
          {input}
        </span>
      ) : (
        input
      )}
    </Field>
  );
}

export function Select({
  className,
  children,
  ...props
}: InputShellProps<SelectHTMLAttributes<HTMLSelectElement>>) {
  const [shell, attributes] = splitShell(props);
  return (
    <Field {...shell}>
      <span className="input-select">
        <select {...attributes} {...describedBy(shell)} className={classNames("input", className)}>
          {children}
        </select>
      </span>
    </Field>
  );
}

export function Textarea({
  className,
  ...props
}: InputShellProps<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const [shell, attributes] = splitShell(props);
  return (
    <Field {...shell}>
      <textarea
        {...attributes}
        {...describedBy(shell)}
        className={classNames("input input-area", className)}
      />
    </Field>
  );
}

function splitShell<Props extends FieldShell>(props: Props) {
  const { id, label, requiredMark, optionalMark, origin, ...rest } = props;
  const { hint, error, counter, finding, ...attributes } = rest;
  const shell = { id, label, requiredMark, optionalMark, origin, hint, error, counter, finding };
  return [shell, attributes] as const;
}
