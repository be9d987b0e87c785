import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import { listStaffAccounts } from "@takujo/contracts/generated/games/sdk.gen";
import type { StaffAccount, StaffEvent } from "@takujo/contracts/generated/games/types.gen";
import { formatMoment } from "@takujo/i18n/format-span";
import { unwrap } from "../../../api/unwrap.ts";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import type { Visit } from "../../../shell/visit.ts";
import { eventLabel, readEventChoices } from "./event-choices.server.ts";
import type { StaffQuestion } from "./staff-path.ts";

const oneDay = 86_400_000;
const questions: readonly string[] = ["change", "remove"] satisfies StaffQuestion[];

export async function readStaffPage(visit: Visit, search: URLSearchParams) {
  const [list, events] = await Promise.all([
    listStaffAccounts({ client: visit.games, query: { locale: visit.locale } }).then(unwrap),
    readEventChoices(visit, search),
  ]);
  const now = Date.now();
  const members = list.members.map((member) => memberView(member, visit));
  const ask = search.get("ask") ?? "";
  const asked = members.find(({ userId }) => userId === search.get("user")) ?? null;
  const isAnswerable = questions.includes(ask) && asked?.version !== null;
  return {
    members,
    invitations: list.invitations.map(({ expiresAt, invitedAt: _, events: given, ...one }) => ({
      ...one,
      events: eventNames(given, visit),
      /** Begun days count. */
      daysLeft: Math.max(0, Math.ceil((Date.parse(expiresAt) - now) / oneDay)),
    })),
    events,
    question: asked && isAnswerable ? { ask: ask as StaffQuestion, member: asked } : null,
    idempotencyKey: crypto.randomUUID(),
  };
}

export type StaffPage = Awaited<ReturnType<typeof readStaffPage>>;
export type MemberView = StaffPage["members"][number];
export type InvitationView = StaffPage["invitations"][number];

function memberView({ handle, icon, events, lastUsedAt, ...member }: StaffAccount, visit: Visit) {
  return {
    ...member,
    roles: member.roles as StaffRole[],
    handle,
    icon: iconUrl({ icon, displayId: handle }),
    events: eventNames(events, visit),
    lastUsed: lastUsedAt && formatMoment(new Date(lastUsedAt), visit.locale),
  };
}

const eventNames = (events: StaffEvent[] | null, visit: Visit) =>
  events?.map((event) => ({
    id: event.id,
    isOver: event.isOver,
    label: eventLabel(event, visit),
  })) ?? null;
