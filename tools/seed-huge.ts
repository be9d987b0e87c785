import { seedHuge } from "../packages/db/seed/huge.ts";
import { seed } from "../packages/db/seed/seed.ts";
import { indexSearch } from "./index-search.ts";
import { seedPostalAreas } from "./postal-codes/seed-postal-areas.ts";

/** Fills a migrated database with the sample content and as many rows as a huge site has. */
export async function seedHugeDatabase(
  url: string,
  report: (line: string) => void,
  reservations?: number,
): Promise<void> {
  await seed(url);
  await seedPostalAreas(url);
  await indexSearch(url);
  await seedHuge(url, report, {
    indexSearch: () => indexSearch(url),
    ...(reservations && { reservations }),
  });
}
