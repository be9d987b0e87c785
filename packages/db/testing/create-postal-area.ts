import type { Kysely } from "kysely";
import type { DB } from "../schema.ts";

interface PostalAreaOptions {
  code?: string;
  prefecture?: string;
  city?: string;
  town?: string;
  office?: string;
  street?: string;
}

/** An area of Kanda; a test sets only what matters to it. */
export async function createPostalArea(db: Kysely<DB>, options: PostalAreaOptions = {}) {
  const area = {
    code: "1010021",
    prefecture: "東京都",
    city: "千代田区",
    town: "外神田",
    ...options,
  };
  await db.insertInto("postal_area").values(area).execute();
}
