import { listEvents, readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import type { EventSummary } from "@takujo/contracts/generated/platform/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { printable } from "@takujo/contracts/printable";
import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import ical, {
  ICalAlarmType,
  type ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from "ical-generator";
import type { Client } from "../../api/create-client.ts";
import { feedTitle } from "../../shell/head/feeds.server.ts";
import { pageAddress } from "../../shell/head/structured-data.server.ts";
import { askedLocale } from "../asked-locale.ts";
import { pageTags } from "../page-tags.ts";

const maxEvents = 50;
const refreshSeconds = 3600;

/** The upcoming public events, for calendar subscriptions. Times are in UTC; each calendar converts them. */
export const eventCalendar =
  (client: Client, origin: string): Handler =>
  async (c) => {
    const locale = askedLocale(c);
    const { data } = await listEvents({ client, query: { locale, limit: maxEvents } });
    if (!data) throw new HTTPException(503);
    const calendar = ical({
      name: feedTitle("event", locale),
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: "Takujo", product: "Events", language: locale.toUpperCase() },
      ttl: refreshSeconds,
    });
    for (const event of data.items) addEvent(calendar, event, { origin, locale });
    return c.body(calendar.toString(), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=300",
      "x-cache-tags": pageTags(["event"]),
    });
  };

/** Early enough to leave home. */
const alarmSeconds = 2 * 3_600;

/** One event, for people who are still undecided. With an alarm, which would be too frequent in a calendar of all events. */
export const oneEventCalendar =
  (client: Client, origin: string): Handler =>
  async (c) => {
    const locale = askedLocale(c);
    const slug = c.req.param("slug") ?? "";
    const { data: event, response } = await readEvent({
      client,
      path: { slug },
      query: { locale },
    });
    if (!event) {
      if (response && response.status < 500) return c.json({ code: "not-found" }, 404);
      throw new HTTPException(503);
    }
    const calendar = ical({
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: "Takujo", product: "Events", language: locale.toUpperCase() },
    });
    addEvent(calendar, event, { origin, locale }).createAlarm({
      type: ICalAlarmType.display,
      trigger: alarmSeconds,
      description: printable(event.title),
    });
    return c.body(calendar.toString(), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="${slug}.ics"`,
      "cache-control": "public, max-age=0, s-maxage=300",
      "x-cache-tags": pageTags(["event"], new Set([slug])),
    });
  };

function addEvent(
  calendar: ICalCalendar,
  event: EventSummary,
  { origin, locale }: { origin: string; locale: Locale },
) {
  return calendar.createEvent({
    id: `event-${event.slug}@${new URL(origin).hostname}`,
    start: new Date(event.startsAt),
    end: new Date(event.endsAt),
    stamp: new Date(event.updatedAt),
    lastModified: new Date(event.updatedAt),
    summary: printable(event.title),
    description: printable(event.summary),
    location: printable(placeOf(event)),
    url: pageAddress(`/event/${event.slug}`, locale),
    status: event.state === "cancelled" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}

const placeOf = ({ venueName, room }: EventSummary) => [venueName, room].filter(Boolean).join(" ");
