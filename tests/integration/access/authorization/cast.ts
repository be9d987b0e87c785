import { createHmac, randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createUser } from "@takujo/db/testing/create-user";
import type { Database } from "@takujo/runtime/database/database";
import { developmentSecret } from "@takujo/runtime/secret/development-secret";
import { keyFor } from "@takujo/runtime/secret/secret-keys";
import type { AuthBrowser } from "../../../support/auth-browser.ts";
import type { Caller } from "./rules.ts";

const secret = keyFor(developmentSecret, "auth service").toString("base64url");

/** As the auth service signs its cookies. */
export function signed(value: string): string {
  const signature = createHmac("sha256", secret).update(value).digest("base64");
  return encodeURIComponent(`${value}.${signature}`);
}

/** The people of the matrix. Each call gets browsers of its own, because some calls end a session. */
export async function createCast(db: Database, newBrowser: () => AuthBrowser) {
  const [a, b, helper, admin] = await Promise.all([
    createUser(db, { name: "A" }),
    createUser(db, { name: "B" }),
    createUser(db, { name: "helper" }),
    createUser(db, { name: "admin", role: "admin" }),
  ]);

  const { id: eventId } = await createEvent(db, { startsAt: new Date() });
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
    const person = { A: a, B: b, helper, admin, adminAsA: a }[caller];
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

  return { a, b, helper, admin, browserOf, newSession, eventId };
}

export type Cast = Awaited<ReturnType<typeof createCast>>;
