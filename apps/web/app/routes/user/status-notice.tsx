import { type ReactNode, useEffect, useRef } from "react";
import { Callout } from "../../ui/callout.tsx";

/** Says what a form has done, and takes the focus, because the button that did it may be gone. */
export function StatusNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence is told too.
  useEffect(() => {
    notice.current?.focus();
  }, [children]);
  return (
    <div className="account-notice" role="status" tabIndex={-1} ref={notice}>
      <Callout tone="success">{children}</Callout>
    </div>
  );
}
