import type { Database } from "@takujo/runtime/database/database";

interface Terms {
  visits: number;
  /** Covers seats up to this price. */
  mostYen: number | null;
}

const day = 86_400_000;

/** Each person gets every pass; they end in this order. */
export async function createPasses(
  db: Database,
  people: string[],
  passes: Terms[],
  start: number,
): Promise<void> {
  const insertKind = (terms: { visits: number; yen: number; mostYen?: number | null }) =>
    db
      .insertInto("pass_kind")
      .values({
        ...{ name_ja: "回数券", name_en: "Pass", days: 100, made_by_id: "nobody" },
        ...{ visits: terms.visits, yen: terms.yen, most_yen: terms.mostYen ?? null },
        ...(terms.yen === 0 && { stamps: 2, made_at: new Date(start - 50 * day) }),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  // Every second event gives a free visit.
  await insertKind({ visits: 1, yen: 0 });
  for (const [index, terms] of passes.entries()) {
    const { id } = await insertKind({ ...terms, yen: 5_000 });
    const valid_until = new Date(start + (100 + index) * day);
    await db
      .insertInto("pass")
      .values(
        people.map((user_id) => ({
          ...{ user_id, kind_id: id, reason: "試験", valid_until, made_by_id: "nobody" },
        })),
      )
      .execute();
  }
}
