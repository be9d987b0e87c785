import type { Database } from "@takujo/runtime/database/database";
import { type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

const ofOwnSession = (column: "ipAddress" | "userAgent") =>
  sql<string | null>`case when "impersonatedBy" is null then ${sql.ref(column)} end`;

const isOwnInquiry = (userId: RawBuilder<string>) =>
  sql<boolean>`(contact_inquiry.user_id = ${userId} or lower(contact_inquiry.email) = (select email from "user" where id = ${userId}))`;

/** Rows about the account, rights and inquiries. */
export const accountRows = (db: Database, userId: RawBuilder<string>) => [
  jsonArrayFrom(db.selectFrom("user").selectAll("user").where("user.id", "=", userId)).as("user"),
  jsonArrayFrom(
    db
      .selectFrom("session")
      .select([
        "id",
        "userId",
        "expiresAt",
        "impersonatedBy",
        "signInMethod",
        "createdAt",
        "updatedAt",
        // In an impersonated session these belong to the admin.
        ofOwnSession("ipAddress").as("ipAddress"),
        ofOwnSession("userAgent").as("userAgent"),
      ])
      .where("userId", "=", userId)
      .orderBy("createdAt")
      .orderBy("id"),
  ).as("session"),
  jsonArrayFrom(
    db
      .selectFrom("account")
      .select(["id", "accountId", "providerId", "userId", "scope", "createdAt", "updatedAt"])
      .where("userId", "=", userId),
  ).as("account"),
  jsonArrayFrom(db.selectFrom("passkey").selectAll("passkey").where("userId", "=", userId)).as(
    "passkey",
  ),
  jsonArrayFrom(db.selectFrom("profile").selectAll("profile").where("user_id", "=", userId)).as(
    "profile",
  ),
  jsonArrayFrom(
    db
      .selectFrom("profile_icon")
      .select([
        "id",
        "user_id",
        "created_at",
        sql<string>`translate(encode(bytes, 'base64'), E'\n', '')`.as("webp_base64"),
      ])
      .where("user_id", "=", userId),
  ).as("profile_icon"),
  jsonArrayFrom(
    db
      .selectFrom("address")
      .selectAll("address")
      .where("user_id", "=", userId)
      .orderBy("created_at")
      .orderBy("id"),
  ).as("address"),
  // Without the admin who granted the right, who is another person.
  jsonArrayFrom(
    db
      .selectFrom("reception_helper")
      .select(["event_id", "user_id", "granted_at"])
      .where("user_id", "=", userId)
      .orderBy("granted_at"),
  ).as("reception_helper"),
  jsonArrayFrom(
    db
      .selectFrom("staff_member")
      .select(["user_id", "roles", "event_ids", "granted_at"])
      .where("user_id", "=", userId),
  ).as("staff_member"),
  jsonArrayFrom(
    db
      .selectFrom("email_change_link")
      .select(["user_id", "step", "old_email", "new_email", "expires_at", "used_at"])
      .where("user_id", "=", userId)
      .orderBy("expires_at"),
  ).as("email_change_link"),
  // Includes inquiries from before the account existed: the address is verified.
  jsonArrayFrom(
    db
      .selectFrom("contact_inquiry")
      // Without the assignee, who is another person.
      .select([
        "id",
        "receipt",
        "category",
        "name",
        "email",
        "reservation_code",
        "body",
        "locale",
        "reply_locale",
        "state",
        "created_at",
        "updated_at",
        "user_id",
      ])
      .where(isOwnInquiry(userId))
      .orderBy("created_at")
      .orderBy("id"),
  ).as("contact_inquiry"),
  // Replies and the person's own answers; notes are internal.
  jsonArrayFrom(
    db
      .selectFrom("inquiry_message")
      .innerJoin("contact_inquiry", "contact_inquiry.id", "inquiry_message.inquiry_id")
      .select([
        "inquiry_message.id",
        "inquiry_message.inquiry_id",
        "inquiry_message.kind",
        "inquiry_message.body",
        "inquiry_message.at",
      ])
      .where("inquiry_message.kind", "in", ["reply", "answer"])
      .where(isOwnInquiry(userId))
      .orderBy("inquiry_message.at")
      .orderBy("inquiry_message.id"),
  ).as("inquiry_message"),
];
