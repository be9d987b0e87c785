import type { StaffRole } from "@takujo/contracts/account/staff-policy";
import { listStaffAccounts } from "@takujo/contracts/generated/games/sdk.gen";
import type { StaffAccount, StaffEvent } from "@takujo/contracts/generated/games/types.gen";
import { listOrganizedEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { formatMoment } from "@takujo/i18n/format-span";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { iconUrl } from "../../../shell/session/icon-url.ts";
import type { Visit } from "../../../shell/visit.ts";
import { currentAdmin } from "../admin.server.ts";
import type { StaffQuestion } from "./staff-path.ts";

/** As many as somebody plans ahead; others are given from their own time on. */
const mostEvents = 50;
const oneDay = 86_400_000;
const questions: readonly string[] = ["change", "remove"] satisfies StaffQuestion[];

export async function readStaffPage(visit: Visit, search: URLSearchParams) {
  const [admin, list, events] = await Promise.all([
    currentAdmin(visit),
    listStaffAccounts({ client: visit.games, query: { locale: visit.locale } }).then(unwrap),
    eventChoices(visit),
  ]);
  const now = Date.now();
  const members = list.members.map((member) => memberView(member, visit));
  const ask = search.get("ask") ?? "";
  const asked = members.find(({ userId }) => userId === search.get("user")) ?? null;
  const isAnswerable = questions.includes(ask) && asked?.version !== null;
  return {
    admin,
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
export type EventChoice = StaffPage["events"][number];

const wordsOf = ({ locale }: Visit) =>
  createTranslator({ locale, messages: messagesOf(locale, ["staffRole"]) });

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

function eventLabel({ title, startsAt }: Pick<StaffEvent, "title" | "startsAt">, visit: Visit) {
  const day = startsAt && formatMonthDay(startsAt, visit.locale);
  return [day, title || wordsOf(visit)("staffRole.untitled")].filter(Boolean).join(" ");
}

/** What is to come, and drafts, which a host may prepare. */
async function eventChoices(visit: Visit) {
  const { platform: client, locale } = visit;
  const pages = await Promise.all(
    (["upcoming", "draft"] as const).map((view) =>
      listOrganizedEvents({ client, query: { view, locale, limit: mostEvents } }).then(unwrap),
    ),
  );
  return pages
    .flatMap(({ items }) => items)
    .filter(({ state }) => state !== "archived" && state !== "cancelled")
    .map(({ id, titles, startsAt }) => ({
      id,
      label: eventLabel({ title: titles[locale] || titles.ja, startsAt }, visit),
    }));
}
