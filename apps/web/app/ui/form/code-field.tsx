import { useEffect, useRef, useState } from "react";
import { CodeBoxes } from "../field/code-boxes.tsx";
import { describedBy, Field } from "../field/field.tsx";
import { codeDigits } from "./code-text.ts";
import { type FieldProps, useField } from "./form-context.ts";

type CodeFieldProps = FieldProps & {
  length?: number | undefined;
  /** Sends the form as soon as the code is whole; each code once. */
  autoSubmit?: boolean | undefined;
};

export function CodeField({ length = 6, autoSubmit, ...props }: CodeFieldProps) {
  const field = useField(props);
  const [value, setValue] = useState(field.text);
  const [isComposing, setComposing] = useState(false);
  const input = useRef<HTMLDivElement>(null);
  const lastSent = useRef(field.text);
  useEffect(() => {
    if (!autoSubmit || isComposing || value.length !== length || value === lastSent.current) return;
    lastSent.current = value;
    input.current?.closest("form")?.requestSubmit();
  }, [autoSubmit, isComposing, value, length]);
  const take = (text: string) => setValue(codeDigits(text, length));
  return (
    <Field {...field.shell}>
      <div ref={input}>
        <CodeBoxes
          {...describedBy(field.shell)}
          name={props.name}
          label={String(field.shell.label)}
          length={length}
          // A pasted code may carry blanks and hyphens; cutting comes after them.
          maxLength={undefined}
          enterKeyHint="done"
          disabled={props.disabled}
          aria-required={field.required}
          value={value}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={(event) => {
            setComposing(false);
            take(event.currentTarget.value);
          }}
          onChange={({ currentTarget, nativeEvent }) => {
            if ((nativeEvent as InputEvent).isComposing) setValue(currentTarget.value);
            else take(currentTarget.value);
          }}
        />
      </div>
    </Field>
  );
}
