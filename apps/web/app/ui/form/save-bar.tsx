import { type ReactNode, useEffect, useRef, useState } from "react";
import { ResetButton, SubmitButton } from "./form-buttons.tsx";
import { useForm } from "./form-context.ts";
import { unsavedNames } from "./unsaved.ts";
import "./save-bar.css";

type SaveBarProps = {
  words: { label: string; reset: string; save: string };
  /** Text of the bar about changed fields. */
  children: (changed: ReadonlySet<string>) => ReactNode;
};

/** Stays visible in a long form, and tells of the changes. */
export function SaveBar({ words, children }: SaveBarProps) {
  const bar = useRef<HTMLElement>(null);
  const { changedLists } = useForm();
  const [fields, setFields] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const form = bar.current?.closest("form");
    if (!form) return;
    const tell = () => setFields(unsavedNames(form));
    tell();
    form.addEventListener("input", tell);
    form.addEventListener("change", tell);
    return () => {
      form.removeEventListener("input", tell);
      form.removeEventListener("change", tell);
    };
  }, []);
  const changed = new Set([...fields, ...(changedLists ?? [])]);
  return (
    <section
      ref={bar}
      className="save-bar"
      data-changed={changed.size > 0 || undefined}
      aria-label={words.label}
    >
      <span className="save-bar-text">{children(changed)}</span>
      <ResetButton variant="quiet">{words.reset}</ResetButton>
      <SubmitButton variant="gold">{words.save}</SubmitButton>
    </section>
  );
}
