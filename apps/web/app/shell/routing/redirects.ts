import type { RedirectRule } from "./redirect-rules.ts";

export interface Redirection {
  to: string;
  status: number;
}

/** The target of a moved path. Query and hash are carried over unless the rule has its own. */
export function findRedirect(
  path: string,
  { search = "", hash = "" },
  rules: RedirectRule[],
): Redirection | null {
  for (const rule of rules) {
    const rest = restOf(rule.from, path);
    if (rest === null) continue;
    const target = onThisSite(
      rule.to.replace("*", () => rest),
      rule,
    );
    const query = target.includes("?") ? "" : search;
    return {
      to: `${target}${query}${target.includes("#") ? "" : hash}`,
      status: rule.status ?? 302,
    };
  }
  return null;
}

function restOf(from: string, path: string): string | null {
  if (!from.endsWith("/*")) return from === path ? "" : null;
  const start = from.slice(0, -1);
  return path.startsWith(start) ? path.slice(start.length) : null;
}

/** The carried-over part of a path must not turn into another host. */
function onThisSite(target: string, { to }: RedirectRule): string {
  return to.startsWith("/") ? target.replace(/^[/\\]+/, "/") : target;
}
