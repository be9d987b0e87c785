import { createDuplicateCheck } from "@takujo/contracts/rules/duplicate-check";
import { useEffect, useState } from "react";
import type { FieldFinding } from "../../ui/field/field-status.tsx";
import type { Watch } from "../../ui/form/fields/text-field.tsx";
import { whenSettled } from "../../ui/form/settled.ts";

interface DuplicateQuestion {
  /** The value to check; null if it need not be, such as an invalid one. */
  read: (text: string) => string | null;
  isTaken: (value: string, signal: AbortSignal) => Promise<boolean>;
  words: { asking: string; free: string; taken: (value: string) => string };
}

/**
 * Checks during typing whether the value is taken. The result is only a hint: submitting does not wait for it, and
 * the server checks again. Shows nothing without a response.
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
    // A pending check would be answered during the composition.
    onCompositionStart: stop,
  };
}
