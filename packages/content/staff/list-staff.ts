import type { StaffList } from "@takujo/contracts/content/staff";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { presentMember } from "./present.ts";
import { selectStaff } from "./queries.ts";

export async function listStaff(db: Database, locale: Locale): Promise<StaffList> {
  const rows = await selectStaff(db, { locale });
  return { items: rows.map(presentMember) };
}
