import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { Check, TriangleAlert } from "../generated/icons.ts";

/** What was found out while typing. It advises; what is refused is the field's error. */
export interface FieldFinding {
  tone: "good" | "bad" | "pending";
  text: ReactNode;
}

/** There from the start, so that what comes into it is read out, politely. */
export function FieldStatus({ id, finding }: { id: string; finding: FieldFinding | null }) {
  return (
    <p
      className={classNames("field-status", finding && `field-status-${finding.tone}`)}
      id={id}
      role="status"
    >
      {finding?.tone === "good" && <Check />}
      {finding?.tone === "bad" && <TriangleAlert />}
      {/* Only an answer is worth interrupting for. */}
      {finding && <span aria-hidden={finding.tone === "pending" || undefined}>{finding.text}</span>}
    </p>
  );
}
