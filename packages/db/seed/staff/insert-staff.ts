import type pg from "pg";
import { insertLinks, insertRow, insertTexts } from "../insert.ts";
import type { StaffSeed } from "./staff-seed.ts";

export async function insertStaff(
  client: pg.Client,
  person: StaffSeed,
  position: number,
): Promise<void> {
  const id = await insertRow(client, "staff", {
    slug: person.slug,
    kana: person.kana,
    avatar: person.avatar,
    teaches_in_english: person.teachesInEnglish,
    specialties: person.specialties,
    social: JSON.stringify(person.social),
    position,
  });
  if (!id) return;
  await insertTexts(client, "staff_text", { staff_id: id }, person.text, (text) => ({ ...text }));
  await insertLinks(client, "staff_game", { column: "staff_id", id }, "board_game", person.games);
}
