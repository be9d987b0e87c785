import type { ContactCategory } from "@takujo/contracts/inbox/contact-form";
import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { deleteInBatches } from "@takujo/runtime/database/delete-in-batches";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

export interface InquiryValues {
  receipt: string;
  category: ContactCategory;
  name: string;
  email: string;
  reservation_code: string | null;
  body: string;
  locale: Locale;
  reply_locale: Locale;
  /** The sender, if signed in. */
  user_id: string | null;
}

/** Returns no row if the receipt already exists. */
export const insertInquiry = prepareQuery((db, argument: Argument<InquiryValues>) =>
  db
    .insertInto("contact_inquiry")
    .values({
      receipt: argument("receipt"),
      category: argument("category"),
      name: argument("name"),
      email: argument("email"),
      reservation_code: argument("reservation_code"),
      body: argument("body"),
      locale: argument("locale"),
      reply_locale: argument("reply_locale"),
      user_id: argument("user_id"),
    })
    .onConflict((conflict) => conflict.column("receipt").doNothing())
    .returning("id"),
);

export const selectInquiryById = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("contact_inquiry")
    .select([
      "receipt",
      "category",
      "name",
      "email",
      "reservation_code",
      "body",
      "locale",
      "reply_locale",
    ])
    .where("id", "=", argument("id")),
);

export const selectInquiriesOfUser = prepareQuery(
  (db, argument: Argument<{ userId: string; limit: number; offset: number }>) =>
    db
      .selectFrom("contact_inquiry")
      .select((eb) => [
        "receipt",
        "category",
        "reservation_code",
        "body",
        "state",
        "created_at",
        jsonArrayFrom(
          eb
            .selectFrom("inquiry_message")
            .whereRef("inquiry_message.inquiry_id", "=", "contact_inquiry.id")
            .where("kind", "in", ["reply", "answer"])
            .select(["inquiry_message.body", "at", "kind"])
            .orderBy("at"),
        ).as("replies"),
      ])
      .where("user_id", "=", argument("userId"))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .limit(argument("limit"))
      .offset(argument("offset")),
);

export const countInquiriesOfUser = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("contact_inquiry")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("user_id", "=", argument("userId")),
);

/** Only the first use of a proof inserts a row. */
export const insertUsedProof = prepareQuery(
  (db, argument: Argument<{ id: string; expiresAt: Date }>) =>
    db
      .insertInto("used_proof")
      .values({ id: argument("id"), expires_at: argument("expiresAt") })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
);

export async function deleteExpiredProofs(db: Database): Promise<void> {
  await deleteInBatches(db, "used_proof", sql<boolean>`expires_at < now()`);
}
