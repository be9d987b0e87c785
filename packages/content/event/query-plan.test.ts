import { type EventListQuery, eventTags, maxEventsCounted } from "@takujo/contracts/content/event";
import { createManyEvents } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { beforeAll, describe, expect, it } from "vitest";
import { explainQueries, type PlanNode } from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readEvent } from "./item/read-event.ts";
import { listEventDays } from "./list-event-days.ts";
import { listEvents } from "./list-events.ts";

const { db } = await createTestDatabase();
beforeAll(() => createManyEvents(db, 10_000));

/** Every node of the plans of all queries that the call sends. */
const nodesOf = async (call: (db: Database) => Promise<unknown>) =>
  (await explainQueries(db, call)).flatMap(({ nodes }) => nodes);

const rowsRead = ({ "Actual Rows": rows = 0, "Actual Loops": loops = 0 }: PlanNode) => rows * loops;
const tablesOf = (nodes: PlanNode[], type: string) =>
  nodes.filter((node) => node["Node Type"] === type).map((node) => node["Relation Name"]);

const query = {
  locale: "en",
  when: "upcoming",
  weekday: [],
  tags: [],
  page: 1,
  limit: 12,
} satisfies EventListQuery;

describe("with 10,000 events", () => {
  it.each<[string, Partial<EventListQuery>]>([
    ["upcoming events", {}],
    ["past events", { when: "past" }],
    ["a later page", { page: 5 }],
    ["events of some days", { from: "2000-01-01", to: "2099-01-01" }],
    ["events of a weekday", { weekday: [6, 7] }],
  ])("the list of %s walks the index and joins only what it shows", async (_, filter) => {
    const nodes = await nodesOf((explaining) => listEvents(explaining, { ...query, ...filter }));
    expect(tablesOf(nodes, "Seq Scan")).not.toContain("event");
    expect(tablesOf(nodes, "Seq Scan")).not.toContain("event_text");
    expect(nodes.map((node) => node["Index Name"])).toContain("event_starts_at_idx");
    const texts = nodes.filter((node) => node["Relation Name"] === "event_text");
    expect(texts.length).toBeGreaterThan(0);
    for (const node of texts) expect(rowsRead(node)).toBeLessThanOrEqual(query.limit);
  });

  it.each(eventTags)(
    "events with the tag %s are found by its index, in their order",
    async (tag) => {
      for (const filter of [
        {},
        { when: "past" },
        { page: 5 },
      ] satisfies Partial<EventListQuery>[]) {
        const nodes = await nodesOf((explaining) =>
          listEvents(explaining, { ...query, ...filter, tags: [tag] }),
        );
        const walks = nodes.filter(
          (node) => node["Relation Name"] === "event" && rowsRead(node) > 0,
        );
        expect(nodes.map((node) => node["Index Name"])).toContain(
          `event_${tag.replace("-", "_")}_idx`,
        );
        expect(nodes.map((node) => node["Index Name"])).not.toContain("event_starts_at_idx");
        for (const node of walks) expect(rowsRead(node)).toBeLessThanOrEqual(maxEventsCounted + 1);
      }
    },
  );

  it("events with several tags read no more than those of one of them", async () => {
    const tags = ["beginner", "taught"] satisfies EventListQuery["tags"];
    const nodes = await nodesOf((explaining) => listEvents(explaining, { ...query, tags }));
    expect(tablesOf(nodes, "Seq Scan")).not.toContain("event");
    expect((await listEvents(db, { ...query, tags })).more).toBe(true);
  });

  it("the list counts no further than it says", async () => {
    const list = await listEvents(db, query);
    expect([list.count, list.more, list.pageCount]).toEqual([300, true, 25]);
    const nodes = await nodesOf((explaining) => listEvents(explaining, query));
    expect(Math.max(...nodes.map(rowsRead))).toBeLessThan(400);
  });

  it("a page of one event and a month read no table whole", async () => {
    const nodes = [
      ...(await nodesOf((explaining) => readEvent(explaining, "many-6000", "en"))),
      ...(await nodesOf((explaining) =>
        listEventDays(explaining, { locale: "en", from: "2026-01-01", to: "2026-02-01", tags: [] }),
      )),
    ];
    expect(tablesOf(nodes, "Seq Scan")).not.toContain("event");
    expect(tablesOf(nodes, "Seq Scan")).not.toContain("event_text");
  });
});
