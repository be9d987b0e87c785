import type { ReactNode } from "react";
import { Link } from "react-router";
import { matchRoute } from "./route-match.ts";

/** A link inside a sentence, or only its words while the route table does not hold the page. */
export function KnownLink({ to, children }: { to: string; children: ReactNode }) {
  return matchRoute(to) ? <Link to={to}>{children}</Link> : children;
}
