import { useEffect, useRef } from "react";
import { ErrorSummary } from "../field/error-summary.tsx";
import { fieldId, useForm } from "./form-context.ts";
import type { FormRefusal } from "./form-result.ts";

/** Stays as it was until the next sending: a list that moved while one mends would be in the way. */
export function RefusalSummary({ refusal, isFirst }: { refusal: FormRefusal; isFirst: boolean }) {
  const { id, words, labels } = useForm();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (refusal) summary.current?.focus();
  }, [refusal]);
  const errors = [
    ...(refusal.isLost ? [{ fieldId: id, message: words.failed }] : []),
    ...refusal.formErrors.map((message) => ({ fieldId: id, message })),
    ...Object.entries(refusal.errors).map(([name, message]) => ({
      fieldId: fieldId(id, name),
      message: (labels[name] ?? name) + words.afterLabel + message,
    })),
  ];
  return (
    <ErrorSummary
      ref={summary}
      title={words.refused}
      errors={errors}
      focusAtFirst={isFirst}
      onFollow={(target) => {
        const control = document.getElementById(target);
        control?.scrollIntoView({ block: "center" });
        control?.focus({ preventScroll: true });
      }}
    />
  );
}
