import type { PageKind } from "@takujo/contracts/inbox/follow-kinds";
import type { ReactNode } from "react";
import { ButtonLink } from "../ui/action/button.tsx";

type FollowLinkProps = { kind: PageKind; slug: string; label?: string; children: ReactNode };

/**
 * Leads to the page that follows it, because public pages are the same for everybody, and signed-out visitors sign in on the
 * way. For signed-in people, `session/follow-in-place.ts` makes it a switch.
 */
export function FollowLink({ kind, slug, label, children }: FollowLinkProps) {
  return (
    <ButtonLink
      to={`/user/follow/${kind}/${slug}`}
      variant="line"
      size="small"
      data-follow={`${kind}/${slug}`}
      aria-label={label}
    >
      {children}
    </ButtonLink>
  );
}
