import type { StaffRights } from "@takujo/contracts/account/staff-policy";
import { listInquiries } from "@takujo/contracts/generated/platform/sdk.gen";
import { data } from "react-router";
import { iconUrl } from "../../shell/session/icon-url.ts";
import type { Visit } from "../../shell/visit.ts";

/** The signed-in admin or member of the staff, as the frame shows them. */
export interface Admin {
  name: string;
  email: string;
  icon: string;
  rights: StaffRights;
  /** Inquiries that wait for an answer. */
  unanswered: number;
}

const admins = new WeakMap<Visit, Promise<Admin>>();

/** Read once for each visit, for the frame and for pages that need to know who looks at them. */
export function currentAdmin(visit: Visit): Promise<Admin> {
  const known = admins.get(visit) ?? readAdmin(visit);
  admins.set(visit, known);
  return known;
}

async function readAdmin(visit: Visit): Promise<Admin> {
  const visitor = await visit.visitor();
  if (!visitor.user) throw data(null, { status: 401 });
  const { user } = visitor;
  const rights = await visitor.rights();
  return {
    name: user.displayName ?? user.email,
    email: user.email,
    icon: iconUrl(user),
    rights,
    unanswered: rights.inquiries ? await countUnanswered(visit) : 0,
  };
}

/** Only a badge: a page is not refused for it. */
async function countUnanswered({ platform: client }: Visit): Promise<number> {
  const { data: list } = await listInquiries({ client, query: { view: "new", limit: 1 } });
  return list ? list.counts.new + list.counts.open : 0;
}
