import { seed } from "../packages/db/seed/seed.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  await seed(await ensureProjectDatabase(server));
  say("Seeded");
} finally {
  if (server.started) server.stop();
}
