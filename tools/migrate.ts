import { migrate } from "../packages/db/migrate.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  await migrate(await ensureProjectDatabase(server), say);
  say("The database is up to date");
} finally {
  if (server.started) server.stop();
}
