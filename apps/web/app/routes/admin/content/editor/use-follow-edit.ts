import { type RefObject, useEffect, useRef } from "react";
import type { FormValues } from "../../../../ui/form/form-result.ts";
import { fillSome, typedValues } from "../../../../ui/form/typed-values.ts";

type Value = FormValues[string];

const isSame = (one: Value | undefined, other: Value | undefined) =>
  [one ?? []].flat().join("\n") === [other ?? []].flat().join("\n");

interface Following {
  form: RefObject<HTMLFormElement | null>;
  /** The document's, by the names of its controls. */
  values: FormValues;
  version: number;
  /** Something was typed while the edit was under way. */
  onTypedOn: () => void;
}

/**
 * Fills in values that a server edit changed, such as a session's times, without remounting the form, so that typed
 * text and focus stay. Returns the function to call when an edit is sent.
 */
export function useFollowEdit({ form, values, version, onTypedOn }: Following): () => void {
  const sent = useRef<FormValues>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each version of the document is filled in once.
  useEffect(() => {
    const before = sent.current;
    if (!before || !form.current) return;
    sent.current = undefined;
    const now = typedValues(form.current);
    const edited: Record<string, Value> = {};
    let isTypedOn = false;
    for (const [name, value] of Object.entries(values)) {
      if (value === undefined || isSame(now[name], value)) continue;
      if (isSame(now[name], before[name])) edited[name] = value;
      else isTypedOn = true;
    }
    fillSome(form.current, edited);
    if (isTypedOn) onTypedOn();
  }, [version]);
  return () => {
    if (form.current) sent.current = typedValues(form.current);
  };
}
