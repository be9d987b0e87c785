import { randomUUID } from "node:crypto";
import { avatarNames } from "@takujo/contracts/account/profile-form";
import type { Database } from "@takujo/runtime/database/database";
import { newEmail } from "../../../support/auth-browser.ts";
import type { Cast } from "./cast.ts";

const reason = "for the matrix";
const password = "a long enough password";

/**
 * Bodies for calls of the auth service, about A if about a person. A call refused for its body before the caller is
 * checked would show nothing, so each needs a valid one.
 */
export async function bodyFor(call: string, { a, newSession }: Cast, db: Database) {
  const userId = a.id;
  const bodies: Record<string, () => Promise<object> | object> = {
    "POST /revoke-session": async () => ({ token: await newSession(userId) }),
    "POST /update-user": () => ({ name: "A" }),
    "POST /change-email": () => ({ newEmail: newEmail() }),
    "POST /verify-email": () => ({ token: "x" }),
    "POST /email-otp/send-verification-otp": () => ({ email: newEmail(), type: "sign-in" }),
    "POST /sign-in/email-otp": () => ({ email: newEmail(), otp: "000000" }),
    "POST /line/sign-in": () => ({ prefix: "" }),
    "POST /line/link": () => ({ prefix: "" }),
    "POST /passkey/verify-authentication": () => ({ response: { id: "x" } }),
    "POST /passkey/verify-registration": () => ({ response: {} }),
    "POST /passkey/delete-passkey": async () => ({ id: await newPasskey(db, userId) }),
    "POST /passkey/update-passkey": async () => ({ id: await newPasskey(db, userId), name: "x" }),
    "POST /admin/create-user": () => ({ name: "a", email: newEmail(), password }),
    "POST /admin/update-user": () => ({ userId, data: { name: "A" } }),
    "POST /admin/remove-user": () => ({ userId: randomUUID() }),
    "POST /admin/set-role": () => ({ userId, role: "user", reason }),
    "POST /admin/ban-user": () => ({ userId: randomUUID(), reason }),
    "POST /admin/unban-user": () => ({ userId }),
    "POST /admin/set-user-password": () => ({ userId, newPassword: password }),
    "POST /admin/list-user-sessions": () => ({ userId }),
    "POST /admin/revoke-user-session": async () => ({ sessionToken: await newSession(userId) }),
    "POST /admin/revoke-user-sessions": () => ({ userId }),
    "POST /admin/impersonate-user": () => ({ userId, reason }),
    "POST /admin/has-permission": () => ({ permissions: { user: ["list"] } }),
  };
  return bodies[call]?.();
}

/** Bodies for calls of the APIs that check the caller only after the body. */
export const apiBodies: Record<string, object> = {
  "POST /api/platform/v1/setup": {
    key: "x",
    nameJa: "卓上",
    nameEn: "Takujo",
    email: "first@example.jp",
  },
  "PUT /api/v1/authorized/profile": {
    handle: "kotori",
    displayName: "ことり",
    locale: "ja",
    languages: [],
    level: null,
    canTeach: false,
    canTeachInEnglish: false,
    showsAbout: false,
    favoriteGames: [],
    version: 1,
  },
  "POST /api/v1/authorized/reception/events/:eventId/marks": {
    marks: [
      {
        ...{ kind: "see", nonce: randomUUID(), of: randomUUID() },
        ...{ at: new Date().toISOString(), device: "phone" },
      },
    ],
  },
  "PUT /api/v1/authorized/notification-choices": {
    ...{ reminderMail: true, waitlistMail: true, followMail: true, newsMail: false },
    ...{ thanksMail: true, thanksPush: true },
    ...{ reservationPush: true, offerPush: true, reminderPush: true, followPush: true },
    ...{ quietFrom: 22, quietUntil: 8, version: 1 },
  },
  "POST /api/v1/authorized/push-devices": {
    endpoint: "https://fcm.googleapis.com/fcm/send/1",
    keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) },
  },
  "POST /api/v1/authorized/reception/events/:eventId/lending/marks": {
    marks: [
      {
        ...{ kind: "see", nonce: randomUUID(), of: randomUUID(), number: 1 },
        ...{ at: new Date().toISOString(), device: "phone" },
      },
    ],
  },
  "PUT /api/v1/authorized/profile/icon": { avatar: avatarNames[0] },
  // Changes nothing.
  "PATCH /api/v1/authorized/admin/reservations/:reservationId/staff-note": { before: "", note: "" },
};

export async function newPasskey(db: Database, userId: string): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("passkey")
    .values({
      id,
      userId,
      name: "phone",
      publicKey: "key",
      credentialID: id,
      counter: 0,
      deviceType: "singleDevice",
      backedUp: false,
    })
    .execute();
  return id;
}
