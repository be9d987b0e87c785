import { indexOutdated } from "../../packages/content/search/index.ts";
import { migrate } from "../../packages/db/migrate.ts";
import { seedHuge } from "../../packages/db/seed/huge.ts";
import { seed } from "../../packages/db/seed/seed.ts";
import { createDatabase, createPool } from "../../packages/runtime/database/database.ts";
import { seedPostalAreas } from "../postal-codes/seed-postal-areas.ts";
import { findDatabaseServer } from "./database-server.ts";
import { dropDatabase, recreateDatabase } from "./databases.ts";

/** Indexes changed content for the search at once, as the worker would later. */
export async function indexSearch(connectionString: string): Promise<void> {
  const pool = createPool({ connectionString, onError: () => {} });
  try {
    await indexOutdated(createDatabase(pool));
  } finally {
    await pool.end();
  }
}

/** Fills a migrated database with the sample content and as many rows as a huge site has. */
export async function seedHugeDatabase(
  url: string,
  report: (line: string) => void,
  reservations?: number,
): Promise<void> {
  await seed(url);
  await seedPostalAreas(url);
  await indexSearch(url);
  await seedHuge(url, report, {
    indexSearch: () => indexSearch(url),
    ...(reservations && { reservations }),
  });
}

interface SeededDatabase {
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
