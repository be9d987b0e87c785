import { createAddress } from "@takujo/db/testing/create-address";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import type { Database } from "@takujo/runtime/database/database";

export interface OwnedObject {
  id: string;
  /** Of the event it is about. */
  slug?: string;
  /** What a rightful change of it looks like. */
  change: object;
  /** All stored rows of it. */
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

/** What each path can do something with; the others take any reservation that stands. */
const statesByPath: [RegExp, string][] = [
  [/\/confirm$/, "held"],
  [/\/(?:accept|offer)$/, "offered"],
];

async function newReservation(path: string, db: Database, userId: string): Promise<OwnedObject> {
  await db.deleteFrom("reservation").where("user_id", "=", userId).execute();
  const { id: eventId, slug } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const state = statesByPath.find(([shape]) => shape.test(path))?.[1] ?? "confirmed";
  const { id, version } = await createReservation(db, { eventSessionId, userId, state });
  const rows = () => db.selectFrom("reservation").selectAll().where("id", "=", id).execute();
  const { name, kana, phone } = address;
  const change = path.endsWith("/confirm")
    ? { name, kana, phone, agreed: true }
    : { version, seats: 1 };
  return { id, slug, change, rows };
}

const makers: [RegExp, (path: string, db: Database, userId: string) => Promise<OwnedObject>][] = [
  [
    /\/address(?:es)?\/:id\b/,
    async (_path, db, userId) => {
      await db.deleteFrom("address").where("user_id", "=", userId).execute();
      const { id, version } = await createAddress(db, { userId, isDefault: true });
      const rows = () => db.selectFrom("address").selectAll().where("id", "=", id).execute();
      return { id, change: { ...address, version }, rows };
    },
  ],
  [/\/reservations?\/:id\b/, newReservation],
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
      `How does A get what ${path} is about? Say it in tests/integration/access/authorization/objects.ts`,
    );
  }
  return make(path, db, userId);
}

/** A path whose parts are filled in. Content that is not there is as good as any: it is asked who may, not what. */
export function pathTo(
  path: string,
  object: OwnedObject | null,
  /** The event of the helper and the host, and a reservation of it. */
  { eventId, reservationId }: { eventId: string; reservationId: string },
): string {
  return (
    path
      .replace(":eventId", eventId)
      .replace(":reservationId", reservationId)
      .replace(/:id\b/, object?.id ?? "")
      .replace(":slug", object?.slug ?? "no-such-thing")
      .replace("/admin/content/:kind", "/admin/content/news")
      .replace(":kind", "privacy-policy")
      // Of the shape that routes look for before they look who asks.
      .replace(/:(?!id\b)\w+Id\b/g, "00000000-0000-4000-8000-000000000000")
      .replace(":code", "1010041")
      .replace(/:\w+/g, "no-such-thing")
  );
}
