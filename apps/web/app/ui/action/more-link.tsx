import type { ReactNode } from "react";
import { Link } from "react-router";
import { ChevronLeft, ChevronRight } from "../generated/icons.ts";

type MoreLinkProps = { to: string; back?: boolean | undefined; children: ReactNode };

export function MoreLink({ to, back, children }: MoreLinkProps) {
  return (
    <Link className="more-link" to={to}>
      {back && <ChevronLeft />}
      {children}
      {!back && <ChevronRight />}
    </Link>
  );
}
