import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "../packages/db/migrate.ts";
import { seed } from "../packages/db/seed/seed.ts";
import { root } from "./env.ts";
import { seedPostalAreas } from "./postal-codes/seed-postal-areas.ts";
import { ensureProjectDatabase, findDatabaseServer } from "./postgres/database-server.ts";

const say = (line: string) => console.log(line);

if (!existsSync(join(root, ".env"))) {
  copyFileSync(join(root, ".env.example"), join(root, ".env"));
  say("Wrote .env from .env.example");
}
const server = await findDatabaseServer(say);
try {
  const url = await ensureProjectDatabase(server);
  say("Migrating");
  await migrate(url, (line) => say(`  ${line}`));
  say("Seeding");
  await seed(url);
  await seedPostalAreas(url);
} finally {
  if (server.started) server.stop();
}
say("Ready. Start the site with: npm run dev");
