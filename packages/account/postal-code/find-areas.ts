import type { PostalCodeAreas } from "@takujo/contracts/account/postal-code";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { presentArea } from "./present.ts";
import { selectAreasByCode } from "./queries.ts";

/** @param code seven digits */
export async function findAreas(db: Database, code: string): Promise<PostalCodeAreas> {
  const rows = await selectAreasByCode(db, { code });
  if (rows.length === 0) throw new DomainError("not-found", `There is no postal code ${code}.`);
  return { code, areas: rows.map(presentArea) };
}
