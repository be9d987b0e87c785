import type { GameListQuery } from "@takujo/contracts/content/game-shelf";
import { createManyEvents } from "@takujo/db/testing/create-many";
import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { explainQueries, type PlanNode } from "../../../tests/support/database/explain-queries.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { listGames, readShelf } from "./list-games.ts";
import { readGame } from "./read-game.ts";

const { db } = await createTestDatabase();

beforeAll(async () => {
  await createManyEvents(db, 5_000);
  await sql`with made as (
      insert into board_game (slug, min_players, max_players, minutes, age, weight)
      select 'many-' || n, 1 + n % 3, 3 + n % 4, 10 + n % 200, 5 + n % 10, 1 + n % 5
      from generate_series(1, 5000) as n returning id, slug)
    insert into board_game_text (board_game_id, locale, name, summary)
    select id, locale, slug, 'A box.' from made cross join unnest(array['ja', 'en']) as locale`.execute(
    db,
  );
  await sql`analyze`.execute(db);
});

const nodesOf = async (call: (db: Database) => Promise<unknown>) =>
  (await explainQueries(db, call)).flatMap(({ nodes }) => nodes);
const rowsRead = ({ "Actual Rows": rows = 0, "Actual Loops": loops = 0 }: PlanNode) => rows * loops;
const max = (nodes: PlanNode[], table: string) =>
  Math.max(0, ...nodes.filter((node) => node["Relation Name"] === table).map(rowsRead));

const query = { locale: "en", page: 1, limit: 24 } satisfies GameListQuery;

describe("with 5,000 games", () => {
  it.each<[NonNullable<GameListQuery["sort"]>, string]>([
    ["light", "board_game_light_first_idx"],
    ["heavy", "board_game_light_first_idx"],
    ["short", "board_game_short_first_idx"],
    ["new", "board_game_new_first_idx"],
  ])(
    "the list in the order %s walks its index and joins only what it shows",
    async (sort, index) => {
      const nodes = await nodesOf((explaining) => listGames(explaining, { ...query, sort }));
      expect(nodes.map((node) => node["Index Name"])).toContain(index);
      expect(max(nodes, "board_game_text")).toBeLessThanOrEqual(query.limit);
    },
  );

  it("a narrowed list joins only what it shows", async () => {
    const nodes = await nodesOf((explaining) =>
      listGames(explaining, { ...query, players: 3, minutes: "60", age: 8 }),
    );
    expect(max(nodes, "board_game_text")).toBeLessThanOrEqual(query.limit);
  });

  it("the list counts no further than it says", async () => {
    expect(await listGames(db, query)).toMatchObject({ count: 2_000, more: true });
  });

  it("the shelf reads the texts of the games that it shows, and the events of few days", async () => {
    const nodes = await nodesOf((explaining) => readShelf(explaining, "en"));
    expect(max(nodes, "board_game_text")).toBeLessThanOrEqual(12);
    expect(max(nodes, "event")).toBeLessThan(1_000);
  });

  it("the page of a game reads no table of texts whole", async () => {
    const nodes = await nodesOf((explaining) => readGame(explaining, "many-2500", "en"));
    expect(max(nodes, "board_game_text")).toBeLessThanOrEqual(6);
    expect(max(nodes, "article_text")).toBeLessThanOrEqual(4);
  });
});
