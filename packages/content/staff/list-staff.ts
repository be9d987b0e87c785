import {
  type StaffList,
  type StaffMember,
  socialNetworks,
  staffSpecialties,
} from "@takujo/contracts/content/staff";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentGame } from "../board-game/index.ts";
import { type StaffRow, selectStaff } from "./queries.ts";

export async function listStaff(db: Database, locale: Locale): Promise<StaffList> {
  const rows = await selectStaff(db, { locale });
  return { items: rows.map(presentMember) };
}

function presentMember(row: StaffRow): StaffMember {
  return {
    slug: row.slug,
    kana: row.kana,
    avatar: row.avatar,
    teachesInEnglish: row.teaches_in_english,
    specialties: staffSpecialties.filter((specialty) => row.specialties.includes(specialty)),
    social: presentSocial(row.social as Partial<Record<string, unknown>>),
    locale: row.locale as Locale,
    name: row.name,
    role: row.role,
    bio: row.bio,
    games: row.games.map(presentGame),
  };
}

/** Other values in the column are not exposed. */
function presentSocial(social: Partial<Record<string, unknown>>): StaffMember["social"] {
  return Object.fromEntries(
    socialNetworks.flatMap((network) => {
      const id = social[network];
      return typeof id === "string" && id !== "" ? [[network, id]] : [];
    }),
  );
}
