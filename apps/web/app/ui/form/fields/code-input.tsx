import { type InputHTMLAttributes, useEffect, useRef, useState } from "react";
import { CodeBoxes } from "../../field/code-boxes.tsx";
import type { FormRefusal } from "../form-result.ts";
import { codeDigits } from "./code-text.ts";

type CodeInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, "value" | "defaultValue"> & {
  /** The accessible name of the input, which has no visible label. */
  label: string;
  initial?: string | undefined;
  length?: number | undefined;
  /** Submits the form once the code is complete; each code only once. */
  autoSubmit?: boolean | undefined;
  /** Empties the boxes of the refused code; another one, typed meanwhile, stays. */
  refusal?: Pick<FormRefusal, "values"> | undefined;
};

export function CodeInput(props: CodeInputProps) {
  const { label, initial = "", length = 6, autoSubmit, refusal, ...attributes } = props;
  const [value, setValue] = useState(initial);
  const [shown, setShown] = useState(refusal);
  const [isComposing, setComposing] = useState(false);
  const input = useRef<HTMLDivElement>(null);
  const lastSent = useRef(initial);
  // Text typed before hydration fired no event.
  useEffect(() => {
    const typed = input.current?.querySelector("input")?.value;
    if (typed) setValue(codeDigits(typed, length));
  }, [length]);
  if (shown !== refusal) {
    setShown(refusal);
    if (refusal && attributes.name && refusal.values[attributes.name] === value) setValue("");
  }
  useEffect(() => {
    if (value === "") lastSent.current = "";
    if (!autoSubmit || isComposing || value.length !== length || value === lastSent.current) return;
    lastSent.current = value;
    input.current?.closest("form")?.requestSubmit();
  }, [autoSubmit, isComposing, value, length]);
  const take = (text: string) => setValue(codeDigits(text, length));
  return (
    <div ref={input}>
      <CodeBoxes
        {...attributes}
        label={label}
        length={length}
        // A pasted code may contain spaces and hyphens, so it is cut only after removing them.
        maxLength={undefined}
        enterKeyHint="done"
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
  );
}
