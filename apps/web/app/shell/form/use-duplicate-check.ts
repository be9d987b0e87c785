import { createDuplicateCheck } from "@takujo/contracts/rules/duplicate-check";
import { useEffect, useState } from "react";
import type { FieldFinding } from "../../ui/field/field-status.tsx";
import { whenSettled } from "../../ui/form/settled.ts";
import type { Watch } from "../../ui/form/text-field.tsx";

interface DuplicateQuestion {
  /** What the field would send; null when that is not worth asking about, such as what breaks a rule. */
  read: (text: string) => string | null;
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>;
  words: { asking: string; free: string; taken: (value: string) => string };
}

/**
 * Asks, while somebody types, whether another has the value already. The answer only advises: sending
 * waits for none, and the server asks again. Stays quiet where no answer came.
 */
export function useDuplicateCheck({ read, isTaken, words }: DuplicateQuestion): Watch {
  const [check] = useState(() => createDuplicateCheck(isTaken));
  const [finding, setFinding] = useState<FieldFinding | null>(null);
  useEffect(() => () => check.cancel(), [check]);
  const stop = () => {
    check.cancel();
    setFinding(null);
  };
  const ask = async (text: string) => {
    const value = read(text);
    if (value === null) return stop();
    setFinding({ tone: "pending", text: words.asking });
    const answer = await check.ask(value);
    if (answer === "free") setFinding({ tone: "good", text: words.free });
    if (answer === "taken") setFinding({ tone: "bad", text: words.taken(value) });
    if (answer === "unknown") setFinding(null);
  };
  return {
    finding,
    ...whenSettled((control) => void ask(control.value)),
    // A question asked before would be answered in the midst of the composition.
    onCompositionStart: stop,
  };
}
