import { expect, it } from "vitest";
import { createApiClient } from "../../../api/create-client.ts";
import type { Visit } from "../../../shell/visit.ts";
import { readEventChoices } from "./event-choices.server.ts";

/** A site with this many upcoming events and no drafts; the cursor is the number of the next. */
function visitOf(upcoming: number) {
  const limits: number[] = [];
  const platform = createApiClient({
    baseUrl: "http://test",
    readToken: () => undefined,
    fetch: async ({ url }) => {
      const query = new URL(url).searchParams;
      const count = query.get("view") === "upcoming" ? upcoming : 0;
      const [from, limit] = [Number(query.get("after")), Number(query.get("limit"))];
      limits.push(limit);
      const until = Math.min(from + limit, count);
      const items = Array.from({ length: until - from }, (_, index) => ({
        id: String(from + index),
        titles: { ja: `夜${from + index}`, en: "" },
        startsAt: null,
        state: "published",
      }));
      return Response.json({ items, next: until < count ? String(until) : null });
    },
  });
  return { visit: { platform, locale: "ja" } as Visit, limits };
}

const read = (upcoming: number, query = "") =>
  readEventChoices(visitOf(upcoming).visit, new URLSearchParams(query));

it("the nearest events are offered, and a link to more while there are some", async () => {
  const few = await read(50);
  expect([few.choices.length, few.more, few.isLonger]).toEqual([50, null, false]);
  const many = await read(51, "done=invited");
  expect([many.choices.length, many.more]).toEqual([50, "/admin/staff?events=100#staff-invite"]);
});

it("a longer list has each event once, in order, and keeps the question that is open", async () => {
  const { choices, more, isLonger } = await read(400, "ask=change&user=7&events=250");
  expect(choices.map(({ label }) => label)).toEqual(
    Array.from({ length: 250 }, (_, index) => `夜${index}`),
  );
  expect([more, isLonger]).toEqual(["/admin/staff?ask=change&user=7&events=300", true]);
});

it.each(["-1", "0", "1e9", "NaN", "x", "1.5", "", "99999999999999999999"])(
  "events=%s asks for no more than the page shows, nor for fewer",
  async (events) => {
    const { choices, more } = await read(1_200, `events=${events}`);
    expect([50, 1_000]).toContain(choices.length);
    expect(more === null).toBe(choices.length === 1_000);
  },
);

it("asks no call for more than it gives", async () => {
  const { visit, limits } = visitOf(150);
  await readEventChoices(visit, new URLSearchParams("events=150"));
  expect(limits.toSorted((one, other) => one - other)).toEqual([50, 100, 100]);
});
