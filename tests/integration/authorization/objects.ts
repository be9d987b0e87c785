import { createAddress } from "@takujo/db/testing/create-address";
import type { Database } from "@takujo/runtime/database";

export interface OwnedObject {
  id: string;
  /** What a rightful change of it looks like. */
  change: object;
  /** All of it that is kept. */
  rows: () => Promise<object[]>;
}

const address = {
  label: "自宅",
  name: "森野 ことり",
  kana: "もりの ことり",
  postalCode: "101-0041",
  prefecture: "東京都",
  city: "千代田区",
  street: "神田須田町1-12-3",
  phone: "090-1234-5678",
};

const makers: [RegExp, (db: Database, userId: string) => Promise<OwnedObject>][] = [
  [
    /\/address(?:es)?\/:id\b/,
    async (db, userId) => {
      await db.deleteFrom("address").where("user_id", "=", userId).execute();
      const { id, version } = await createAddress(db, { userId, isDefault: true });
      const rows = () => db.selectFrom("address").selectAll().where("id", "=", id).execute();
      return { id, change: { ...address, version }, rows };
    },
  ],
];

/** Something new of A's, for a path that names one. */
export async function objectFor(
  path: string,
  db: Database,
  userId: string,
): Promise<OwnedObject | null> {
  if (!/:id\b/.test(path)) return null;
  const make = makers.find(([shape]) => shape.test(path))?.[1];
  if (!make) {
    throw new Error(
      `How does A get what ${path} is about? Say it in tests/integration/authorization/objects.ts`,
    );
  }
  return make(db, userId);
}

/** A path whose parts are filled in. Content that is not there is as good as any: it is asked who may, not what. */
export function pathTo(path: string, object: OwnedObject | null): string {
  return path
    .replace(/:id\b/, object?.id ?? "")
    .replace(":kind", "privacy-policy")
    .replace(":code", "1010041")
    .replace(/:\w+/g, "no-such-thing");
}
