import { readSubscription, unsubscribe } from "@takujo/contracts/generated/games/sdk.gen";
import { isFollowToken } from "@takujo/contracts/inbox/newsletter-links";
import { data } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import { problemOf } from "../../user/refusal.server.ts";

/** `ask`: newsletters are sent, and can be stopped here. */
type LinkState = "ask" | "stopped" | "invalid";

/** Longer than the API accepts. */
const tokenIn = ({ searchParams }: URL) => searchParams.get("token")?.slice(0, 201) ?? "";

/** Of notices about what somebody follows; otherwise it is of a newsletter. */
export const isFollowLink = (url: URL): boolean => isFollowToken(tokenIn(url));

/** Changes nothing, because mail scanners open links. */
export async function readLink({ games: client }: Visit, url: URL): Promise<LinkState> {
  const token = tokenIn(url);
  if (!token || token.length > 200) return "invalid";
  const result = await readSubscription({ client, path: { token } });
  if (problemOf(result.error) === "not-found") return "invalid";
  return unwrap(result).isOn ? "ask" : "stopped";
}

/**
 * The button of the page, or a mail program's one click (RFC 8058), which sends no cookie and does not follow redirects: so the
 * answer is the page itself. The address says all, whatever the form holds.
 */
export async function receiveClick({ games: client }: Visit, url: URL) {
  const { data: stopped, error } = await unsubscribe({ client, body: { token: tokenIn(url) } });
  if (stopped) return { outcome: "stopped" as const };
  const code = problemOf(error);
  return code === "not-found" || code === "invalid-input"
    ? data({ outcome: "invalid" as const }, { status: 404 })
    : data({ outcome: "unavailable" as const }, { status: 503 });
}
