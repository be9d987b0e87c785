import type { ReactNode } from "react";
import { OctagonAlert } from "../generated/icons.ts";

export function InlineError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="inline-error" id={id}>
      <OctagonAlert />
      <span>{children}</span>
    </p>
  );
}
