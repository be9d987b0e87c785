import { listInquiries } from "@takujo/contracts/generated/platform/sdk.gen";
import { data } from "react-router";
import { iconUrl } from "../../shell/session/icon-url.ts";
import type { Visit } from "../../shell/visit.ts";

/** The signed-in admin, for the frame. */
export interface Admin {
  name: string;
  email: string;
  icon: string;
  /** Inquiries that wait for an answer. */
  unanswered: number;
}

export async function currentAdmin(visit: Visit): Promise<Admin> {
  const [{ user }, unanswered] = await Promise.all([visit.visitor(), countUnanswered(visit)]);
  if (!user) throw data(null, { status: 401 });
  return {
    name: user.displayName ?? user.email,
    email: user.email,
    icon: iconUrl(user),
    unanswered,
  };
}

/** Only a badge: a page is not refused for it. */
async function countUnanswered({ platform: client }: Visit): Promise<number> {
  const { data: list } = await listInquiries({ client, query: { view: "new", limit: 1 } });
  return list ? list.counts.new + list.counts.open : 0;
}
