import type { Database } from "@takujo/runtime/database/database";

interface Terms {
  off: number;
  max: number;
  perPerson: number;
}

const day = 86_400_000;
const orNone = (count: number) => (Number.isFinite(count) ? count : null);

/** Their names, in order. The first has no discount and no name. */
export async function createCodes(db: Database, codes: Terms[], start: number): Promise<string[]> {
  const names = codes.map(({ off }) => (off > 0 ? `TAKE${off}` : ""));
  for (const [index, { off, max, perPerson }] of codes.entries()) {
    if (off === 0) continue;
    await db
      .insertInto("price_code")
      .values({
        code: names[index] ?? "",
        yen: off,
        valid_from: new Date(start - day),
        valid_until: new Date(start + 100 * day),
        most_uses: orNone(max),
        most_per_person: orNone(perPerson),
        made_by_id: "nobody",
      })
      .execute();
  }
  return names;
}
