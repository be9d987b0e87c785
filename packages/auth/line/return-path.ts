import { type LineRefusal, lineOutcomeField } from "@takujo/contracts/account/line-outcome";
import { ownPath } from "@takujo/contracts/own-path";

/** The page that the person left for LINE, to return to. */
export interface Journey {
  intent: "sign-in" | "link";
  /** The prefix of the pages: none, `/ja` or `/en`. */
  prefix: string;
  /** The page that was wanted, with its prefix. */
  to?: string | undefined;
}

/** After success. */
export function arrivalOf({ intent, prefix, to }: Journey): string {
  if (intent === "link") return `${prefix}/user/passkey?${lineOutcomeField}=linked`;
  return ownAddress(to) ?? `${prefix}/user`;
}

/** The page that explains a refusal, or asks the person to prove an address. */
export function stopOf({ intent, prefix, to }: Journey, outcome: LineRefusal | "finish"): string {
  const query = new URLSearchParams();
  const wanted = ownAddress(to);
  if (intent === "sign-in" && wanted) query.set("redirect", wanted);
  query.set(lineOutcomeField, outcome);
  return `${prefix}${intent === "link" ? "/user/passkey" : "/auth/login"}?${query}`;
}

/** People return from LINE to our own pages only. */
function ownAddress(wanted: string | undefined): string | undefined {
  const own = ownPath(wanted);
  return own && `${own.pathname}${own.search}${own.hash}`;
}
