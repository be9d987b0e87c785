import { migrate } from "../../packages/db/migrate.ts";
import { seed } from "../../packages/db/seed/seed.ts";
import { indexSearch } from "../index-search.ts";
import { seedPostalAreas } from "../postal-codes/seed-postal-areas.ts";
import { findDatabaseServer } from "./database-server.ts";
import { dropDatabase, recreateDatabase } from "./databases.ts";

export interface SeededDatabase {
  url: string;
  /** The server it lives on, for those who need more databases. */
  serverUrl: string;
}

/** Lends a fresh, migrated and seeded database for as long as `use` runs. */
export async function withSeededDatabase(
  purpose: string,
  use: (database: SeededDatabase) => Promise<void>,
): Promise<void> {
  const server = await findDatabaseServer((line) => console.error(line));
  const name = `takujo_${purpose}_${process.pid}`;
  try {
    const url = await recreateDatabase(server.url, name);
    await migrate(url);
    await seed(url);
    await seedPostalAreas(url);
    await indexSearch(url);
    await use({ url, serverUrl: server.url });
  } finally {
    await dropDatabase(server.url, name);
    if (server.started) server.stop();
  }
}
