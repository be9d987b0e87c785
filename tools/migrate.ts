import { endDemo } from "../packages/db/demo/fill-demo.ts";
import { projectEnv } from "./env.ts";
import {
  findDatabaseServer,
  migrateProjectDatabase,
  ownedProjectDatabase,
} from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  // Where everything starts at once, PostgreSQL may come last.
  await migrateProjectDatabase(server, say, { waitMs: 60_000 });
  // Once a demo's database becomes a real site, a demo that is started on it by mistake must not empty it.
  if (!projectEnv().demo) await endDemo(await ownedProjectDatabase(server));
  say("The database is up to date");
} finally {
  if (server.started) server.stop();
}
