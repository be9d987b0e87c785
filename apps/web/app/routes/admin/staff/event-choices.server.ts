import type { StaffEvent } from "@takujo/contracts/generated/games/types.gen";
import { listOrganizedEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import type {
  OrganizedEvent,
  OrganizedEventList,
} from "@takujo/contracts/generated/platform/types.gen";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { unwrap } from "../../../api/unwrap.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import type { Visit } from "../../../shell/visit.ts";
import { staffPath } from "./staff-path.ts";

/** Of those to come, and of drafts: as many as somebody plans ahead. */
const shownAtFirst = 50;
const mostShown = 1_000;
/** As many as one call gives. */
const atOnce = 100;

/** What is to come, and drafts, which a host may prepare. `events` in the address asks for more of them than are shown at first. */
export async function readEventChoices(visit: Visit, search: URLSearchParams) {
  const most = mostAsked(search);
  const views = await Promise.all(
    (["upcoming", "draft"] as const).map((view) => readView(visit, view, most)),
  );
  const choices = views
    .flatMap(({ items }) => items)
    .filter(({ state }) => state !== "archived" && state !== "cancelled")
    .map(({ id, titles, startsAt }) => ({
      id,
      label: eventLabel({ title: titles[visit.locale] || titles.ja, startsAt }, visit),
    }));
  const hasMore = most < mostShown && views.some((view) => view.hasMore);
  return {
    choices,
    isLonger: most > shownAtFirst,
    more: hasMore ? morePath(search, most + shownAtFirst) : null,
  };
}

export type EventChoices = Awaited<ReturnType<typeof readEventChoices>>;

function mostAsked(search: URLSearchParams): number {
  const asked = Number(search.get("events"));
  return Number.isInteger(asked)
    ? Math.min(Math.max(asked, shownAtFirst), mostShown)
    : shownAtFirst;
}

/** This page with a longer list, and the question that is open. */
function morePath(search: URLSearchParams, events: number): string {
  const query = new URLSearchParams(search);
  query.delete("done");
  query.set("events", String(events));
  return `${staffPath}?${query}${query.has("ask") ? "" : "#staff-invite"}`;
}

async function readView(visit: Visit, view: "upcoming" | "draft", most: number) {
  const { platform: client, locale } = visit;
  const items: OrganizedEvent[] = [];
  let after: string | null = null;
  do {
    const limit = Math.min(atOnce, most - items.length);
    const from: { after?: string } = after ? { after } : {};
    const answer = await listOrganizedEvents({ client, query: { view, locale, limit, ...from } });
    const page: OrganizedEventList = unwrap(answer);
    items.push(...page.items);
    after = page.next;
  } while (after && items.length < most);
  return { items, hasMore: after !== null };
}

export function eventLabel(
  { title, startsAt }: Pick<StaffEvent, "title" | "startsAt">,
  { locale }: Pick<Visit, "locale">,
): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["staffRole"]) });
  const day = startsAt && formatMonthDay(startsAt, locale);
  return [day, title || t("staffRole.untitled")].filter(Boolean).join(" ");
}
