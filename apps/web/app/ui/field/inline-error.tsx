import { OctagonAlert } from "lucide-react";
import type { ReactNode } from "react";

export function InlineError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className="inline-error" id={id}>
      <OctagonAlert />
      <span>{children}</span>
    </p>
  );
}
