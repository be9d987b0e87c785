import type { CharacterItem } from "@takujo/contracts/content/character";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { missingItem } from "../former-slug/index.ts";
import { presentItem } from "./present.ts";
import { selectCharacterBySlug, selectCharacterSlug } from "./queries.ts";

export async function readCharacter(
  db: Database,
  slug: string,
  locale: Locale,
): Promise<CharacterItem> {
  const [row] = await selectCharacterBySlug(db, { slug, locale });
  if (!row) throw await missingItem(db, "character", slug, selectCharacterSlug);
  return presentItem(row, locale);
}
