import type { ReactNode } from "react";
import { VenetianMask } from "../generated/icons.ts";

type ImpersonationBannerProps = { label: string; children: ReactNode; action: ReactNode };

/** Always first on the page; `action` is the button that ends the impersonation. */
export function ImpersonationBanner({ label, children, action }: ImpersonationBannerProps) {
  return (
    <section className="impersonation-banner" aria-label={label}>
      <div className="impersonation-banner-bar">
        <VenetianMask />
        <p>{children}</p>
        {action}
      </div>
    </section>
  );
}
