import type { PostalArea, PostalCodeAreas } from "@takujo/contracts/account/postal-code";
import type { Database } from "@takujo/runtime/database/database";
import { DomainError } from "@takujo/runtime/domain-error";
import { type PostalAreaRow, selectAreasByCode } from "./queries.ts";

/** @param code seven digits */
export async function findAreas(db: Database, code: string): Promise<PostalCodeAreas> {
  const rows = await selectAreasByCode(db, { code });
  if (rows.length === 0) throw new DomainError("not-found", `There is no postal code ${code}.`);
  return { code, areas: rows.map(presentArea) };
}

function presentArea({ prefecture, city, town, office, street }: PostalAreaRow): PostalArea {
  return {
    prefecture,
    city,
    town,
    ...(office !== null && { office }),
    ...(street !== null && { street }),
  };
}
