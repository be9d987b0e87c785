import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface StaffText {
  name: string;
  role: string;
  bio: string;
}

interface StaffOptions {
  slug?: string;
  teachesInEnglish?: boolean;
  specialties?: string[];
  social?: Record<string, unknown>;
  position?: number;
  state?: "draft" | "published" | "archived";
  japanese?: Partial<StaffText>;
  /** Without English, the Japanese text is shown. */
  english?: Partial<StaffText> | null;
  /** Ids of board games, in order. */
  games?: string[];
}

/** A staff member with unique values; a test sets only what matters to it. */
export async function createStaff(db: Kysely<DB>, options: StaffOptions = {}) {
  const unique = randomUUID().slice(0, 8);
  const slug = options.slug ?? `staff-${unique}`;
  const { id } = await db
    .insertInto("staff")
    .values({
      slug,
      kana: "みうら さとる",
      avatar: slug,
      teaches_in_english: options.teachesInEnglish ?? false,
      specialties: options.specialties ?? [],
      social: JSON.stringify(options.social ?? {}),
      position: options.position ?? 1,
      state: options.state ?? "published",
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const japanese = {
    name: `案内 ${unique}`,
    role: "重量級",
    bio: "待つのは長く。",
    ...options.japanese,
  };
  const english = options.english !== null && {
    name: `Guide ${unique}`,
    role: "Heavyweights",
    bio: "Patient with turns.",
    ...options.english,
  };
  await db
    .insertInto("staff_text")
    .values([
      { staff_id: id, locale: "ja", ...japanese },
      ...(english ? [{ staff_id: id, locale: "en", ...english }] : []),
    ])
    .execute();
  for (const [position, board_game_id] of (options.games ?? []).entries()) {
    await db.insertInto("staff_game").values({ staff_id: id, board_game_id, position }).execute();
  }
  return { id, slug };
}
