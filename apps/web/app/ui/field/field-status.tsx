import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Check, TriangleAlert } from "../generated/icons.ts";

/** A hint found while typing. Refusals are the field's error instead. */
export interface FieldFinding {
  tone: "good" | "bad" | "pending";
  text: ReactNode;
}

/** Always rendered, so that screen readers announce what appears in it. */
export function FieldStatus({ id, finding }: { id: string; finding: FieldFinding | null }) {
  return (
    <p
      className={classNames("field-status", finding && `field-status-${finding.tone}`)}
      id={id}
      role="status"
    >
      {finding?.tone === "good" && <Check />}
      {finding?.tone === "bad" && <TriangleAlert />}
      {/* Only a result is announced. */}
      {finding && <span aria-hidden={finding.tone === "pending" || undefined}>{finding.text}</span>}
    </p>
  );
}
