import { findDatabaseServer, migrateProjectDatabase } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  await migrateProjectDatabase(server, say);
  say("The database is up to date");
} finally {
  if (server.started) server.stop();
}
