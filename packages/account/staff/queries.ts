import type { Locale } from "@takujo/contracts/locale";
import type { Database } from "@takujo/runtime/database/database";
import { deleteInBatches } from "@takujo/runtime/database/delete-in-batches";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { isOver } from "@takujo/runtime/staff/queries";
import { sql } from "kysely";

/** The auth service writes a list of roles with commas; there are two roles. */
const isAdmin = sql<boolean>`"user".role in ('admin', 'user,admin', 'admin,user')`;

/** Name or @handle. */
const nameOf = (id: "staff_invitation.invited_by_id") => sql<string | null>`(
  select coalesce(nullif("user".name, ''), '@' || profile.handle)
  from "user" join profile on profile.user_id = "user".id where "user".id = ${sql.ref(id)}
)`;

/** `adminIds`: admins whatever their role says. */
export const selectStaff = prepareQuery(
  (db, argument: Argument<{ adminIds: string[]; limit: number }>) =>
    db
      .with("listed", (at) =>
        at
          .selectFrom("user")
          .where(isAdmin)
          .select("user.id")
          .union(at.selectFrom("staff_member").select("user_id as id"))
          .union(
            at
              .selectFrom("user")
              .where(sql<boolean>`id = any(${argument("adminIds")}::text[])`)
              .select("user.id"),
          ),
      )
      .selectFrom("listed")
      .innerJoin("user", "user.id", "listed.id")
      .innerJoin("profile", "profile.user_id", "user.id")
      .leftJoin("staff_member as staff", "staff.user_id", "user.id")
      .select([
        "user.id",
        "user.name",
        "user.email",
        "user.image",
        "user.banned",
        "profile.handle",
        "staff.roles",
        "staff.event_ids",
        "staff.version",
        sql<boolean>`(${isAdmin} or "user".id = any(${argument("adminIds")}::text[]))`.as(
          "is_admin",
        ),
        sql<Date | null>`(
          select max("updatedAt") from session
          where session."userId" = "user".id and session."impersonatedBy" is null
        )`.as("last_used_at"),
      ])
      .orderBy("is_admin", "desc")
      .orderBy("user.name")
      .orderBy("user.id")
      .limit(argument("limit")),
);

export type StaffRow = Awaited<ReturnType<typeof selectStaff>>[number];

export const selectInvitations = prepareQuery((db, argument: Argument<{ limit: number }>) =>
  db
    .selectFrom("staff_invitation")
    .selectAll()
    .orderBy("invited_at", "desc")
    .orderBy("id")
    .limit(argument("limit")),
);

export type InvitationRow = Awaited<ReturnType<typeof selectInvitations>>[number];

/** Ids of existing events or drafts. */
export const selectEvents = prepareQuery(
  (db, argument: Argument<{ ids: string[]; locale: Locale; now: Date }>) =>
    db
      .selectFrom(
        sql<{ id: string }>`(select distinct unnest(${argument("ids")}::uuid[]) as id)`.as("given"),
      )
      .leftJoin("event", "event.id", "given.id")
      .leftJoin("content_draft as draft", (join) =>
        join
          .onRef("draft.item_id", "=", "given.id")
          .on("draft.kind", "=", "event")
          .on("draft.is_new", "=", true),
      )
      .where(sql<boolean>`(event.id is not null or draft.item_id is not null)`)
      .select([
        "given.id",
        "event.starts_at",
        sql<string>`coalesce(
          (select title from event_text where event_id = given.id and locale in (${argument("locale")}, 'ja')
            order by locale = 'ja' limit 1),
          draft.document #>> '{texts,ja,title}', '')`.as("title"),
        sql<boolean>`coalesce(${isOver(argument("now"))}, false)`.as("is_over"),
      ])
      .orderBy("event.starts_at")
      .orderBy("given.id"),
);

export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];

/** A person with this address who is already staff or an admin. */
export const selectStaffByEmail = prepareQuery((db, argument: Argument<{ email: string }>) =>
  db
    .selectFrom("user")
    .leftJoin("staff_member as staff", "staff.user_id", "user.id")
    .where("user.email", "=", argument("email"))
    .where(sql<boolean>`(${isAdmin} or staff.user_id is not null)`)
    .select("user.id"),
);

interface InvitationValues {
  email: string;
  name: string;
  locale: Locale;
  roles: string[];
  eventIds: string[] | null;
  invitedById: string;
  expiresAt: Date;
  now: Date;
}

/** Replaces an open invitation to the same address, whose link stops working. */
export const upsertInvitation = prepareQuery((db, argument: Argument<InvitationValues>) =>
  db
    .insertInto("staff_invitation")
    .values({
      email: argument("email"),
      name: argument("name"),
      locale: argument("locale"),
      roles: argument("roles"),
      event_ids: argument("eventIds"),
      invited_by_id: argument("invitedById"),
      invited_at: argument("now"),
      expires_at: argument("expiresAt"),
    })
    .onConflict((conflict) =>
      conflict.column("email").doUpdateSet((eb) => ({
        name: eb.ref("excluded.name"),
        locale: eb.ref("excluded.locale"),
        roles: eb.ref("excluded.roles"),
        event_ids: eb.ref("excluded.event_ids"),
        invited_by_id: eb.ref("excluded.invited_by_id"),
        invited_at: eb.ref("excluded.invited_at"),
        expires_at: eb.ref("excluded.expires_at"),
        version: sql<number>`staff_invitation.version + 1`,
      })),
    )
    .returning(["id", "version", "expires_at"]),
);

export const renewInvitation = prepareQuery(
  (db, argument: Argument<{ id: string; invitedById: string; expiresAt: Date; now: Date }>) =>
    db
      .updateTable("staff_invitation")
      .set({
        version: sql<number>`version + 1`,
        invited_by_id: argument("invitedById"),
        invited_at: argument("now"),
        expires_at: argument("expiresAt"),
      })
      .where("id", "=", argument("id"))
      .returning(["id", "version", "expires_at"]),
);

export const deleteInvitation = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .deleteFrom("staff_invitation")
    .where("id", "=", argument("id"))
    .returning(["id", "roles", "event_ids"]),
);

export const deleteInvitationsBy = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .deleteFrom("staff_invitation")
    .where("invited_by_id", "=", argument("userId"))
    .returning(["id", "roles", "event_ids"]),
);

export const selectInvitation = prepareQuery(
  (db, argument: Argument<{ id: string; version: number }>) =>
    db
      .selectFrom("staff_invitation")
      .where("id", "=", argument("id"))
      .where("version", "=", argument("version"))
      .selectAll()
      .select(nameOf("staff_invitation.invited_by_id").as("invited_by")),
);

interface Acceptance {
  id: string;
  version: number;
  email: string;
  now: Date;
}

/** Deleting the row makes it single-use: of two concurrent attempts, one finds none. */
export const takeInvitation = prepareQuery((db, argument: Argument<Acceptance>) =>
  db
    .deleteFrom("staff_invitation")
    .where("id", "=", argument("id"))
    .where("version", "=", argument("version"))
    .where("email", "=", argument("email"))
    .where("expires_at", ">", argument("now"))
    .returning(["id", "roles", "event_ids", "invited_by_id"]),
);

interface MemberValues {
  userId: string;
  roles: string[];
  eventIds: string[] | null;
  grantedById: string;
  now: Date;
}

/** For existing staff, the invitation replaces their rights. */
export const upsertMember = prepareQuery((db, argument: Argument<MemberValues>) =>
  db
    .insertInto("staff_member")
    .values({
      user_id: argument("userId"),
      roles: argument("roles"),
      event_ids: argument("eventIds"),
      granted_by_id: argument("grantedById"),
      granted_at: argument("now"),
    })
    .onConflict((conflict) =>
      conflict.column("user_id").doUpdateSet((eb) => ({
        roles: eb.ref("excluded.roles"),
        event_ids: eb.ref("excluded.event_ids"),
        granted_by_id: eb.ref("excluded.granted_by_id"),
        granted_at: eb.ref("excluded.granted_at"),
        version: sql<number>`staff_member.version + 1`,
      })),
    )
    .returning("version"),
);

export const lockMember = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .selectFrom("staff_member")
    .where("user_id", "=", argument("userId"))
    .select(["roles", "event_ids", "version"])
    .forUpdate(),
);

export const updateMember = prepareQuery((db, argument: Argument<MemberValues>) =>
  db
    .updateTable("staff_member")
    .set({
      roles: argument("roles"),
      event_ids: argument("eventIds"),
      granted_by_id: argument("grantedById"),
      granted_at: argument("now"),
      version: sql<number>`version + 1`,
    })
    .where("user_id", "=", argument("userId"))
    .returning("version"),
);

export const deleteMember = prepareQuery((db, argument: Argument<{ userId: string }>) =>
  db
    .deleteFrom("staff_member")
    .where("user_id", "=", argument("userId"))
    .returning(["roles", "event_ids"]),
);

/** Stored for a while after they expire, so that they can be sent again. */
export function deleteOldInvitations(db: Database): Promise<void> {
  return deleteInBatches(
    db,
    "staff_invitation",
    sql<boolean>`expires_at < now() - interval '30 days'`,
  );
}
