import { type RefObject, useState } from "react";
import { isChanged } from "./unsaved.ts";

const none: ReadonlySet<string> = new Set();

/** Fields that are filled in automatically. Typed text is never overwritten. */
export function useFilled(form: RefObject<HTMLFormElement | null>) {
  const [filled, setFilled] = useState(none);
  const fill = (values: Readonly<Record<string, string>>) => {
    const written = Object.entries(values).filter(([name, value]) => {
      const control = form.current?.elements.namedItem(name);
      if (!(control instanceof HTMLInputElement || control instanceof HTMLSelectElement))
        return false;
      if (control.value !== "" && isChanged(control) && !filled.has(name)) return false;
      control.value = value;
      return true;
    });
    setFilled(new Set([...filled, ...written.map(([name]) => name)]));
  };
  /** The visitor edited this field; without a name, all of them. */
  const touch = (name?: string) =>
    setFilled((known) => {
      if (name === undefined) return none;
      return known.has(name) ? new Set([...known].filter((other) => other !== name)) : known;
    });
  return { filled, fill, touch };
}
