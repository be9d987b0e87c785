import { newsListQuerySchema } from "@takujo/contracts/content/news";
import type { DB } from "@takujo/db/schema";
import { createPool } from "@takujo/runtime/database/database";
import { Kysely, PostgresDialect } from "kysely";
import { listNews } from "../../../packages/content/news/list-news.ts";
import { compare } from "../compare.ts";
import { startContestant } from "../contestant.ts";
import type { ListSettings } from "../contestants/bare-hono.ts";
import { expectSameJson } from "../same-answer.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, startOurs } from "./our-server.ts";

/** A list out of the API, against Hono sending what the same statements return. */
export async function measureApiRead(ground: Ground): Promise<Figure> {
  const asked = { path: "/api/platform/v1/news?limit=12" };
  await using ours = await startOurs(ground, "on");
  const settings: ListSettings = {
    databaseUrl: ground.databaseUrl,
    path: "/api/platform/v1/news",
    statement: await statementOf(ground.databaseUrl),
  };
  await using bare = await startContestant({ program: "bare-hono", settings });
  const [own, other] = await Promise.all([ask(ours, asked), ask(bare, asked)]);
  expectSameJson("bare-hono", other.body, own.body);
  return {
    name: "API read",
    asked,
    result: await compare(asked, ours, [bare]),
    targets: {},
    note: `one statement, ${own.body.length} bytes of JSON`,
  };
}

/** What the verb behind the address asks of PostgreSQL. */
async function statementOf(connectionString: string): Promise<ListSettings["statement"]> {
  const pool = createPool({ connectionString, onError: console.error });
  const statements: ListSettings["statement"][] = [];
  const db = new Kysely<DB>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
  });
  await listNews(db, newsListQuerySchema.parse({ limit: 12 }));
  await db.destroy();
  const [statement, ...others] = statements;
  if (!statement || others.length > 0) throw new Error("the list takes more than one statement");
  return statement;
}
