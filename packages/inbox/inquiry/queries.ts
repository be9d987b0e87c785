import type { DB } from "@takujo/db/schema";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { type InferResult, type QueryCreator, type RawBuilder, sql } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";

function inquiries(db: QueryCreator<DB>) {
  return db
    .selectFrom("contact_inquiry as inquiry")
    .leftJoin("user as assignee", "assignee.id", "inquiry.assignee_id")
    .select([
      "inquiry.id",
      "inquiry.receipt",
      "inquiry.category",
      "inquiry.name",
      "inquiry.state",
      "inquiry.reply_locale",
      "inquiry.created_at",
      "assignee.id as assignee_id",
      "assignee.name as assignee_name",
      sql<string>`left(inquiry.body, 200)`.as("excerpt"),
      sql<string>`to_char(inquiry.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as(
        "at",
      ),
    ]);
}

export type InquiryRow = InferResult<ReturnType<typeof inquiries>>[number];

interface InquiryPage {
  at: string;
  id: string;
  limit: number;
}

/** Each condition is part of the statement's text, so that its index can be used. */
const preparePage = <Values extends object>(
  condition: (argument: Argument<Values & InquiryPage>) => RawBuilder<boolean>,
) =>
  prepareQuery((db, argument: Argument<Values & InquiryPage>) => {
    const page = argument as unknown as Argument<InquiryPage>;
    return inquiries(db)
      .where(condition(argument))
      .where(
        sql<boolean>`(inquiry.created_at, inquiry.id) < (${page("at")}::timestamptz, ${page("id")}::uuid)`,
      )
      .orderBy("inquiry.created_at", "desc")
      .orderBy("inquiry.id", "desc")
      .limit(page("limit"));
  });

export const selectUnfinished = preparePage(() => sql<boolean>`inquiry.state <> 'closed'`);
export const selectNew = preparePage(() => sql<boolean>`inquiry.state = 'new'`);
export const selectAll = preparePage(() => sql<boolean>`true`);
export const selectMine = preparePage<{ adminId: string }>(
  (argument) =>
    sql<boolean>`(inquiry.assignee_id = ${argument("adminId" as never)} and inquiry.state <> 'closed')`,
);

/** Prefix search as a range up to the last text with that prefix, so that an index can be used. */
const begins = (column: RawBuilder<unknown>, words: RawBuilder<unknown>) =>
  sql<boolean>`(${column} ~>=~ ${words} and ${column} ~<=~ (${words} || chr(1114111)))`;

export const findByWords = preparePage<{ words: string }>((argument) => {
  const words = argument("words" as never);
  const found = [
    begins(sql`lower(inquiry.name)`, sql`lower(${words}::text)`),
    begins(sql`lower(inquiry.email)`, sql`lower(${words}::text)`),
    begins(sql`inquiry.receipt`, sql`upper(${words}::text)`),
  ];
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
});

const counted = (condition: RawBuilder<boolean>, limit: RawBuilder<number>) =>
  sql<number>`(select count(*)::integer from (
    select from contact_inquiry where ${condition} order by created_at desc limit ${limit}
  ) as counted)`;

export const countInquiries = prepareQuery(
  (db, argument: Argument<{ adminId: string; limit: number }>) => {
    const count = (condition: RawBuilder<boolean>) => counted(condition, argument("limit"));
    const ofState = (state: string) => count(sql<boolean>`state = ${sql.lit(state)}`);
    return db.selectNoFrom([
      ofState("new").as("new"),
      ofState("open").as("open"),
      ofState("answered").as("answered"),
      ofState("closed").as("closed"),
      count(sql<boolean>`assignee_id = ${argument("adminId")} and state <> 'closed'`).as("mine"),
    ]);
  },
);

export const selectThread = prepareQuery((db, argument: Argument<{ id: string }>) =>
  inquiries(db)
    .where("inquiry.id", "=", argument("id"))
    .select((eb) => [
      "inquiry.email",
      "inquiry.reservation_code",
      "inquiry.body",
      "inquiry.locale",
      sql<
        string | null
      >`coalesce(inquiry.user_id, (select id from "user" where email = lower(inquiry.email)))`.as(
        "user_id",
      ),
      jsonArrayFrom(
        eb
          .selectFrom("inquiry_message as message")
          .leftJoin("user as maker", "maker.id", "message.made_by_id")
          .whereRef("message.inquiry_id", "=", "inquiry.id")
          .select([
            "message.id",
            "message.kind",
            "message.body",
            "message.at",
            "message.sender_email",
            "message.attachments",
            "maker.name as maker",
          ])
          .orderBy("message.at")
          .orderBy("message.id"),
      ).as("messages"),
    ]),
);

export type ThreadRow = Awaited<ReturnType<typeof selectThread>>[number];

export const selectFigures = prepareQuery(
  (db, argument: Argument<{ userId: string | null; email: string }>) =>
    db.selectNoFrom([
      sql<number>`(select count(*)::integer from reservation where user_id = ${argument("userId")}
        and state in ('confirmed', 'attended', 'no-show', 'waiting', 'offered'))`.as(
        "reservations",
      ),
      sql<number>`(select count(*)::integer from reservation where user_id = ${argument("userId")}
        and state = 'attended')`.as("attended"),
      sql<number>`(select count(*)::integer from contact_inquiry
        where lower(email) = lower(${argument("email")}))`.as("inquiries"),
    ]),
);

/** Admins, and staff with one of these roles for all events. */
export const selectOrganizers = prepareQuery(
  (db, argument: Argument<{ roles: string[]; limit: number }>) =>
    db
      .selectFrom("user")
      .where("id", "in", (query) =>
        query
          .selectFrom("user")
          .where("role", "=", "admin")
          .select("id")
          .union(
            query
              .selectFrom("staff_member")
              .where(sql<boolean>`roles && ${argument("roles")}::text[]`)
              .where("event_ids", "is", null)
              .select("user_id as id"),
          ),
      )
      .select(["id", "name", "email"])
      .orderBy("name")
      .orderBy("id")
      .limit(argument("limit")),
);

export const lockInquiry = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("contact_inquiry")
    .where("id", "=", argument("id"))
    .select(["id", "state", "assignee_id"])
    .forUpdate(),
);

export const updateInquiry = prepareQuery(
  (db, argument: Argument<{ id: string; state: string; assigneeId: string | null }>) =>
    db
      .updateTable("contact_inquiry")
      .set({
        state: argument("state"),
        assignee_id: argument("assigneeId"),
        updated_at: sql<Date>`now()`,
      })
      .where("id", "=", argument("id")),
);

interface NewMessage {
  inquiryId: string;
  kind: "reply" | "note";
  body: string;
  madeById: string;
}

export const insertMessage = prepareQuery((db, argument: Argument<NewMessage>) =>
  db
    .insertInto("inquiry_message")
    .values({
      inquiry_id: argument("inquiryId"),
      kind: argument("kind"),
      body: argument("body"),
      made_by_id: argument("madeById"),
    })
    .returning("id"),
);

export const selectFirstReply = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("inquiry_message")
    .where("inquiry_id", "=", argument("id"))
    .where("kind", "=", "reply")
    .select("id")
    .limit(1),
);

/** A reply and the ids of earlier ones. */
export const selectReply = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("inquiry_message as message")
    .where("message.id", "=", argument("id"))
    .where("message.kind", "=", "reply")
    .select((eb) => [
      "message.inquiry_id",
      "message.body",
      jsonArrayFrom(
        eb
          .selectFrom("inquiry_message as earlier")
          .whereRef("earlier.inquiry_id", "=", "message.inquiry_id")
          .whereRef("earlier.at", "<", "message.at")
          .where("earlier.kind", "=", "reply")
          .select("earlier.id")
          .orderBy("earlier.at"),
      ).as("earlier"),
    ]),
);

export const lockInquiryByReceipt = prepareQuery((db, argument: Argument<{ receipt: string }>) =>
  db
    .selectFrom("contact_inquiry")
    .where("receipt", "=", argument("receipt"))
    .select(["id", "email", "assignee_id"])
    .forUpdate(),
);

/** Whether the mail is stored already, and how many came in the last day. */
export const selectAnswers = prepareQuery(
  (db, argument: Argument<{ inquiryId: string; mailId: string }>) =>
    db
      .selectFrom("inquiry_message")
      .where("inquiry_id", "=", argument("inquiryId"))
      .where("kind", "=", "answer")
      .select([
        sql<boolean>`coalesce(bool_or(mail_id = ${argument("mailId")}), false)`.as("is_known"),
        sql<number>`count(*) filter (where at > now() - interval '1 day')::integer`.as("recent"),
      ]),
);

interface NewAnswer {
  inquiryId: string;
  mailId: string;
  body: string;
  senderEmail: string | null;
  attachments: string[];
}

/** Returns no row if the mail is stored already. */
export const insertAnswer = prepareQuery((db, argument: Argument<NewAnswer>) =>
  db
    .insertInto("inquiry_message")
    .values({
      inquiry_id: argument("inquiryId"),
      kind: "answer",
      mail_id: argument("mailId"),
      body: argument("body"),
      sender_email: argument("senderEmail"),
      attachments: argument("attachments"),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id"),
);

export const selectAnswer = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("inquiry_message")
    .where("id", "=", argument("id"))
    .where("kind", "=", "answer")
    .select(["inquiry_id", "body", "sender_email", "attachments"]),
);
