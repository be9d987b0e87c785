import { findDatabaseServer, migrateProjectDatabase } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  // Where everything starts at once, PostgreSQL may come last.
  await migrateProjectDatabase(server, say, { patience: 60_000 });
  say("The database is up to date");
} finally {
  if (server.started) server.stop();
}
