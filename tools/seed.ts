import { parseArgs } from "node:util";
import { seedLarge } from "../packages/db/seed/large.ts";
import { seed } from "../packages/db/seed/seed.ts";
import { seedPostalAreas } from "./postal-codes/seed-postal-areas.ts";
import { findDatabaseServer, ownedProjectDatabase } from "./postgres/database-server.ts";
import { indexSearch, seedHugeDatabase } from "./postgres/seeded-database.ts";

const sizes = ["normal", "large", "huge"];
const { size } = parseArgs({ options: { size: { type: "string", default: "normal" } } }).values;
if (!sizes.includes(size)) {
  console.error(`There is no size "${size}". Give --size normal, --size large or --size huge.`);
  process.exit(1);
}

const say = (line: string) => console.log(line);

const server = await findDatabaseServer(say);
try {
  const url = await ownedProjectDatabase(server);
  if (size === "huge") {
    await seedHugeDatabase(url, say);
  } else {
    await seed(url);
    await seedPostalAreas(url);
    if (size === "large") await seedLarge(url, (line) => say(`Adding ${line}`));
    say("Indexing for the search");
    await indexSearch(url);
  }
  say("Seeded");
} finally {
  if (server.started) server.stop();
}
