import { expect, it } from "vitest";
import { eventSeeds } from "./event/index.ts";
import { atClock, venueDay } from "./venue-time.ts";

const oneHour = 3_600_000;
const monday = Date.parse("2026-11-16T00:00:00+09:00");
const hoursOfAWeek = Array.from({ length: 7 * 24 }, (_, hour) => new Date(monday + hour * oneHour));

it("events that are to come begin hours after the seed runs, and past ones are over, at every hour of a week", () => {
  const wrong = hoursOfAWeek.flatMap((now) =>
    eventSeeds
      .filter(({ week, weekday, from, until }) => {
        const day = venueDay(now, week, weekday);
        return week < 0
          ? atClock(day, until) > now
          : atClock(day, from).getTime() < now.getTime() + 4 * oneHour;
      })
      .map(({ slug }) => `${slug} at ${now.toISOString()}`),
  );
  expect(wrong).toEqual([]);
});
