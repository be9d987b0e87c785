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

/** Bound for upcoming events and drafts: more than anybody plans ahead. */
const shownAtFirst = 50;
const maxShown = 1_000;
/** The API's limit per call. */
const atOnce = 100;

/** Upcoming events, and drafts, which hosts may prepare. `events` in the address requests more than the initial number. */
export async function readEventChoices(visit: Visit, search: URLSearchParams) {
  const max = maxAsked(search);
  const views = await Promise.all(
    (["upcoming", "draft"] as const).map((view) => readView(visit, view, max)),
  );
  const choices = views
    .flatMap(({ items }) => items)
    .filter(({ state }) => state !== "archived" && state !== "cancelled")
    .map(({ id, titles, startsAt }) => ({
      id,
      label: eventLabel({ title: titles[visit.locale] || titles.ja, startsAt }, visit),
    }));
  const hasMore = max < maxShown && views.some((view) => view.hasMore);
  return {
    choices,
    isLonger: max > shownAtFirst,
    more: hasMore ? morePath(search, max + shownAtFirst) : null,
  };
}

export type EventChoices = Awaited<ReturnType<typeof readEventChoices>>;

function maxAsked(search: URLSearchParams): number {
  const asked = Number(search.get("events"));
  return Number.isInteger(asked) ? Math.min(Math.max(asked, shownAtFirst), maxShown) : shownAtFirst;
}

/** This page with a longer list, and the question that is open. */
function morePath(search: URLSearchParams, events: number): string {
  const query = new URLSearchParams(search);
  query.delete("done");
  query.set("events", String(events));
  return `${staffPath}?${query}${query.has("ask") ? "" : "#staff-invite"}`;
}

async function readView(visit: Visit, view: "upcoming" | "draft", max: number) {
  const { platform: client, locale } = visit;
  const items: OrganizedEvent[] = [];
  let after: string | null = null;
  do {
    const limit = Math.min(atOnce, max - items.length);
    const from: { after?: string } = after ? { after } : {};
    const answer = await listOrganizedEvents({ client, query: { view, locale, limit, ...from } });
    const page: OrganizedEventList = unwrap(answer);
    items.push(...page.items);
    after = page.next;
  } while (after && items.length < max);
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
