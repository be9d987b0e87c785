import { createManyEvents } from "@takujo/db/testing/create-many";
import { createDatabase, createPool } from "@takujo/runtime/database/database";
import { migrate } from "../../../packages/db/migrate.ts";
import { dropDatabase, recreateDatabase } from "../../../tools/postgres/databases.ts";
import { compare } from "../compare.ts";
import { withDatabaseTime } from "../contestant.ts";
import type { Figure, Ground } from "./figure.ts";
import { ask, startOurs } from "./our-server.ts";

const many = 10_000;
const few = 100;

/** The first page of the list, rendered for every request, with many events against few; half of them are over. */
export async function measureEventList(ground: Ground): Promise<Figure> {
  const asked = { path: "/en/event" };
  const nameOf = (count: number) => `takujo_bench_events_${count}_${process.pid}`;
  const startWith = async (count: number) => {
    const databaseUrl = await recreateDatabase(ground.databaseServerUrl, nameOf(count));
    await fill(databaseUrl, count);
    const server = await startOurs({ ...ground, databaseUrl, profileFolder: undefined }, "off");
    return withDatabaseTime({ ...server, name: `${count} events` }, databaseUrl);
  };
  try {
    await using ours = await startWith(many);
    await using control = await startWith(few);
    const { body } = await ask(ours, asked);
    return {
      name: "uncached event list",
      asked,
      result: await compare(asked, ours, [control]),
      // No more than 1.3 times the processor time.
      targets: { [control.name]: 1 / 1.3 },
      note: `${body.length} bytes of HTML; the database's processor time counts too`,
    };
  } finally {
    for (const count of [many, few]) await dropDatabase(ground.databaseServerUrl, nameOf(count));
  }
}

async function fill(url: string, count: number): Promise<void> {
  await migrate(url);
  const pool = createPool({ connectionString: url, onError: console.error });
  await createManyEvents(createDatabase(pool), count);
  await pool.end();
}
