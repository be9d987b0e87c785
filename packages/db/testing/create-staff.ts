import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface StaffOptions {
  slug?: string;
  name?: string;
  teachesInEnglish?: boolean;
  position?: number;
  state?: "draft" | "published" | "archived";
  /** Without English the Japanese text stands in. */
  english?: { name: string; role: string; bio: string } | null;
}

/** A published member of staff who is like no other; a test names only what it cares about. */
export async function createStaff(db: Kysely<DB>, options: StaffOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `staff-${unique}`;
  const { id } = await db
    .insertInto("staff")
    .values({
      slug,
      kana: "すたっふ",
      avatar: slug,
      teaches_in_english: options.teachesInEnglish ?? false,
      position: options.position ?? 1,
      state: options.state ?? "published",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = {
    name: options.name ?? `案内 ${unique}`,
    role: "卓の案内役",
    bio: "紹介です。",
  };
  await db
    .insertInto("staff_text")
    .values({ staff_id: id, locale: "ja", ...japanese })
    .execute();
  const english =
    options.english === undefined
      ? { name: `Guide ${unique}`, role: "Table guide", bio: "About." }
      : options.english;
  if (english) {
    await db
      .insertInto("staff_text")
      .values({ staff_id: id, locale: "en", ...english })
      .execute();
  }
  return { id, slug };
}
