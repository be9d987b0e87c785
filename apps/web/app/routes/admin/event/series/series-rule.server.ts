import { seriesRuleSchema } from "@takujo/contracts/booking/schedule/series/event-series";
import { maxEventsOfSeries } from "@takujo/contracts/booking/schedule/series/series-limit";
import { venueDay, weekdayOf } from "@takujo/i18n/format-date";
import { nths, type SeriesQuery } from "./series-query.ts";

const within = (value: string | null, min: number, max: number, otherwise: number) => {
  const number = Number(value);
  return value && Number.isInteger(number) && number >= min && number <= max ? number : otherwise;
};

/** Missing fields follow the event: the same weekday, in the same week of the month. */
export function readSeriesQuery(fields: URLSearchParams, startsAt: string): SeriesQuery {
  const weekday = weekdayOf(startsAt);
  const day = Number(venueDay(startsAt).slice(-2));
  const usualNth = day > 28 ? "-1" : String(Math.ceil(day / 7));
  const nth = fields.get("nth");
  const weekdays = fields
    .getAll("weekdays")
    .map(Number)
    .filter((one) => one >= 1 && one <= 7);
  const until = fields.get("until") ?? "";
  return {
    every: fields.get("every") === "month" ? "month" : "week",
    interval: within(fields.get("interval"), 1, 12, 1),
    weekdays: weekdays.length > 0 ? weekdays : [weekday],
    nth: nths.find((one) => one === nth) ?? usualNth,
    weekday: within(fields.get("weekday"), 1, 7, weekday),
    day: within(fields.get("day"), 1, 31, day),
    count: within(fields.get("count"), 1, maxEventsOfSeries, 8),
    until: /^\d{4}-\d{2}-\d{2}$/.test(until) ? until : "",
  };
}

export function ruleOf(query: SeriesQuery, except: string[] = []) {
  const { every, interval, weekdays, nth, weekday, day, count, until } = query;
  return seriesRuleSchema.parse({
    every,
    interval,
    except,
    ...(until ? { until } : { count }),
    ...(every === "week"
      ? { weekdays }
      : { on: nth === "day" ? { day } : { nth: Number(nth), weekday } }),
  });
}
