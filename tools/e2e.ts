import { migrate } from "../packages/db/migrate.ts";
import { seed } from "../packages/db/seed/seed.ts";
import { runServer } from "../tests/support/run-server.ts";
import { ensureBuild } from "./ensure-build.ts";
import { findDatabaseServer } from "./postgres/database-server.ts";
import { dropDatabase, recreateDatabase } from "./postgres/databases.ts";
import { runCommand } from "./run-command.ts";

await ensureBuild();
const database = await findDatabaseServer((line) => console.log(line));
const name = `takujo_e2e_${process.pid}`;
try {
  const url = await recreateDatabase(database.url, name);
  await migrate(url);
  await seed(url);
  const server = await runServer({ databaseUrl: url });
  try {
    const { code } = await runCommand(
      "playwright",
      ["test", "--config", "tests/e2e/playwright.config.ts", ...process.argv.slice(2)],
      { env: { E2E_ORIGIN: server.origin, DATABASE_SERVER_URL: database.url, DATABASE_URL: url } },
    );
    process.exitCode = code;
  } finally {
    await server.stop();
  }
} finally {
  await dropDatabase(database.url, name);
  if (database.started) database.stop();
}
