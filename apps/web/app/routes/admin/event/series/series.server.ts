import { seriesDays } from "@takujo/contracts/booking/schedule/series/series-days";
import { createEventSeries, readContent } from "@takujo/contracts/generated/platform/sdk.gen";
import { formatFullDay, venueDay } from "@takujo/i18n/format-date";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { readForm } from "../../../../shell/form/read-form.server.ts";
import type { Visit } from "../../../../shell/visit.ts";
import { holidayName } from "../../../event/list/calendar.server.ts";
import { textOf } from "../../content/editor/editor-shape.ts";
import { titleOf } from "../../content/item.server.ts";
import { eventViewPath } from "../event-path.ts";
import { readSeriesQuery, ruleOf } from "./series-rule.server.ts";

async function readSource(eventId: string, { platform: client }: Visit) {
  const found = await readContent({ client, path: { kind: "event", itemId: eventId } });
  const item = unwrap(found);
  const startsAt = textOf(item.document.shared["startsAt"] ?? null);
  return { title: titleOf(item), startsAt: Number.isNaN(Date.parse(startsAt)) ? null : startsAt };
}

export async function readSeries(eventId: string, visit: Visit, address: URLSearchParams) {
  const { title, startsAt } = await readSource(eventId, visit);
  const query = startsAt ? readSeriesQuery(address, startsAt) : null;
  const days = query && startsAt ? seriesDays(ruleOf(query), venueDay(startsAt)) : [];
  return {
    eventId,
    title,
    query,
    days: days.map((day) => ({
      day,
      label: formatFullDay(day, visit.locale),
      holiday: holidayName(day, visit.locale),
    })),
  };
}

/** Unchecked days become exceptions of the rule. */
export async function makeSeries(eventId: string, visit: Visit, request: Request) {
  const form = await readForm(request);
  const fields = new URLSearchParams(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const { startsAt } = await readSource(eventId, visit);
  if (!startsAt) return data({ failed: true }, { status: 422 });
  const query = readSeriesQuery(fields, startsAt);
  const chosen = fields.getAll("days");
  const all = seriesDays(ruleOf(query), venueDay(startsAt));
  const except = all.filter((day) => !chosen.includes(day));
  // A count would replace each exception by a later day, so the last day is sent instead.
  const until = all.at(-1);
  if (!until || chosen.length === 0) return data({ failed: true }, { status: 422 });
  const isPublished = fields.has("publish");
  const { count: _, ...rule } = ruleOf({ ...query, until }, except);
  const { response } = await createEventSeries({
    client: visit.platform,
    body: { eventId, rule: { ...rule, until }, publish: isPublished },
  });
  if (!response?.ok) return data({ failed: true }, { status: 422 });
  const list = eventViewPath(isPublished ? "upcoming" : "draft");
  return redirect(`${list}${list.includes("?") ? "&" : "?"}done=made`);
}
