import { ownPath } from "@takujo/contracts/own-path";
import { splitLocale } from "../../routing/locale-path.ts";

/** The path in a `redirect` query, resolved against `from`; undefined for anything that could lead to another site. */
export function safeRedirect(wanted: string | null, from: string): string | undefined {
  const own = ownPath(wanted);
  if (!own) return undefined;
  const { pathname, search, hash } = own;
  const asked = splitLocale(pathname);
  const path = asked.explicit === splitLocale(from).explicit ? asked.path : pathname;
  return `${path}${search}${hash}`;
}
