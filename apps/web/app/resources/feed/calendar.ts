import { listEvents } from "@takujo/contracts/generated/platform/sdk.gen";
import type { EventSummary } from "@takujo/contracts/generated/platform/types.gen";
import { printable } from "@takujo/contracts/printable";
import type { Handler } from "hono";
import { HTTPException } from "hono/http-exception";
import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import type { Client } from "../../api/create-client.ts";
import { feedTitle } from "../../shell/head/feeds.server.ts";
import { pageAddress } from "../../shell/head/structured-data.server.ts";
import { askedLocale } from "../asked-locale.ts";
import { pageTags } from "../page-tags.ts";

const mostEvents = 50;
const refreshSeconds = 3600;

/** The upcoming public events, for calendar subscriptions. Times are in UTC; each calendar converts them. */
export const eventCalendar =
  (client: Client, origin: string): Handler =>
  async (c) => {
    const locale = askedLocale(c);
    const { data } = await listEvents({ client, query: { locale, limit: mostEvents } });
    if (!data) throw new HTTPException(503);
    const calendar = ical({
      name: feedTitle("event", locale),
      method: ICalCalendarMethod.PUBLISH,
      prodId: { company: "Takujo", product: "Events", language: locale.toUpperCase() },
      ttl: refreshSeconds,
    });
    const host = new URL(origin).hostname;
    for (const event of data.items) {
      calendar.createEvent({
        id: `event-${event.slug}@${host}`,
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
    return c.body(calendar.toString(), 200, {
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "public, max-age=0, s-maxage=300",
      "x-cache-tags": pageTags(["event"]),
    });
  };

const placeOf = ({ venueName, room }: EventSummary) => [venueName, room].filter(Boolean).join(" ");
