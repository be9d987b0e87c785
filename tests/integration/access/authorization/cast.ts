import { createHmac, randomUUID } from "node:crypto";
import type { StaffGrant } from "@takujo/contracts/account/staff-policy";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import type { Database } from "@takujo/runtime/database/database";
import { developmentSecret, keyFor } from "@takujo/runtime/secret/secret-keys";
import type { AuthBrowser } from "../../../support/auth-browser.ts";
import type { Caller } from "./rules.ts";
import { grantsAt, type StaffCaller, staffCallers } from "./staff.ts";

const secret = keyFor(developmentSecret, "auth service").toString("base64url");

/** As the auth service signs its cookies. */
export function signed(value: string): string {
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  return encodeURIComponent(`${value}.${signature}`);
}

/** The people of the matrix. Each call gets its own browsers, because some calls end a session. */
export async function createCast(db: Database, newBrowser: () => AuthBrowser) {
  const [a, b, helper, admin] = await Promise.all([
    createUser(db, { name: "A" }),
    createUser(db, { name: "B" }),
    createUser(db, { name: "helper" }),
    createUser(db, { name: "admin", role: "admin" }),
  ]);

  const { id: eventId } = await createEvent(db, { startsAt: new Date() });
  const { id: otherEventId } = await createEvent(db, { startsAt: new Date() });
  const { id: eventSessionId } = await createEventSession(db, { eventId });
  const { id: reservationId } = await createReservation(db, { eventSessionId });
  const staff = await createStaff(db, grantsAt(eventId, otherEventId));
  await db
    .insertInto("reception_helper")
    .values({ event_id: eventId, user_id: helper.id, granted_by_id: admin.id })
    .execute();

  async function newSession(userId: string, impersonatedBy: string | null = null) {
    const token = randomUUID();
    const expiresAt = new Date(Date.now() + 15 * 60_000);
    await db
      .insertInto("session")
      .values({ id: randomUUID(), token, userId, expiresAt, impersonatedBy })
      .execute();
    return token;
  }

  async function browserOf(caller: Caller): Promise<AuthBrowser> {
    const own = newBrowser();
    if (caller === "anonymous") return own;
    const person = { A: a, B: b, helper, admin, adminAsA: a, ...staff }[caller];
    const isAdminAsA = caller === "adminAsA";
    const token = await newSession(person.id, isAdminAsA ? admin.id : null);
    own.cookies.set("__Host-better-auth.session_token", signed(token));
    own.cookies.set("session_version", "1");
    if (isAdminAsA) {
      const signedToken = signed(`${await newSession(admin.id)}:`);
      own.cookies.set("__Host-better-auth.admin_session", signedToken);
    }
    await own.token();
    return own;
  }

  return { a, b, helper, admin, staff, browserOf, newSession, eventId, reservationId };
}

type Person = Awaited<ReturnType<typeof createUser>>;

async function createStaff(
  db: Database,
  grants: Record<StaffCaller, StaffGrant>,
): Promise<Record<StaffCaller, Person>> {
  const people = await Promise.all(
    staffCallers.map(async (name) => {
      const person = await createUser(db, { name });
      const { roles, eventIds } = grants[name];
      await createStaffMember(db, {
        userId: person.id,
        roles: [...roles],
        eventIds: eventIds && [...eventIds],
      });
      return [name, person] as const;
    }),
  );
  return Object.fromEntries(people) as Record<StaffCaller, Person>;
}

export type Cast = Awaited<ReturnType<typeof createCast>>;
