import { seed } from "../packages/db/seed/seed.ts";
import { seedPostalAreas } from "./postal-codes/seed-postal-areas.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  const url = await ensureProjectDatabase(server);
  await seed(url);
  await seedPostalAreas(url);
  say("Seeded");
} finally {
  if (server.started) server.stop();
}
