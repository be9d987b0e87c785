import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { seed } from "../packages/db/seed/seed.ts";
import { root } from "./env.ts";
import { seedPostalAreas } from "./postal-codes/seed-postal-areas.ts";
import {
  findDatabaseServer,
  migrateProjectDatabase,
  ownedProjectDatabase,
} from "./postgres/database-server.ts";
import { indexSearch } from "./postgres/seeded-database.ts";

const say = (line: string) => console.log(line);

if (!existsSync(join(root, ".env"))) {
  copyFileSync(join(root, ".env.example"), join(root, ".env"));
  say("Wrote .env from .env.example");
}
const server = await findDatabaseServer(say);
try {
  say("Migrating");
  await migrateProjectDatabase(server, (line) => say(`  ${line}`));
  say("Seeding");
  const url = await ownedProjectDatabase(server);
  await seed(url);
  await seedPostalAreas(url);
  await indexSearch(url);
} finally {
  if (server.started) server.stop();
}
say("Ready. Start the site with: npm run dev");
