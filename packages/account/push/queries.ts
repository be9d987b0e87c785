import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";

export const selectPushKey = prepareQuery((db, _: Argument<object>) =>
  db.selectFrom("push_key").select(["public_key", "sealed_private_key"]),
);

export const insertPushKey = prepareQuery(
  (db, argument: Argument<{ publicKey: string; sealed: string }>) =>
    db
      .insertInto("push_key")
      .values({ public_key: argument("publicKey"), sealed_private_key: argument("sealed") })
      .onConflict((conflict) => conflict.column("is_only").doNothing())
      .returning("public_key"),
);

/** Unless another process did so meanwhile. */
export const resealPushKey = prepareQuery(
  (db, argument: Argument<{ former: string; sealed: string }>) =>
    db
      .updateTable("push_key")
      .set({ sealed_private_key: argument("sealed") })
      .where("sealed_private_key", "=", argument("former"))
      .returning("public_key"),
);

/** Devices whose session is still valid. An admin acting as the person cannot add one. */
export const selectDevices = prepareQuery((db, argument: Argument<{ userId: string; now: Date }>) =>
  db
    .selectFrom("push_device")
    .innerJoin("session", "session.id", "push_device.session_id")
    .where("push_device.user_id", "=", argument("userId"))
    .where("session.expiresAt", ">", argument("now"))
    .orderBy("push_device.made_at", "desc")
    .orderBy("push_device.id")
    .select([
      "push_device.id",
      "push_device.session_id",
      "push_device.endpoint",
      "push_device.public_key",
      "push_device.auth_secret",
      "push_device.made_at",
      "session.userAgent",
    ]),
);

interface NewDevice {
  userId: string;
  sessionId: string;
  endpoint: string;
  publicKey: string;
  authSecret: string;
}

/** A browser belongs to the person who signed in last. */
export const upsertDevice = prepareQuery((db, argument: Argument<NewDevice>) =>
  db
    .insertInto("push_device")
    .values({
      user_id: argument("userId"),
      session_id: argument("sessionId"),
      endpoint: argument("endpoint"),
      public_key: argument("publicKey"),
      auth_secret: argument("authSecret"),
    })
    .onConflict((conflict) =>
      conflict.column("endpoint").doUpdateSet({
        user_id: sql`excluded.user_id`,
        session_id: sql`excluded.session_id`,
        public_key: sql`excluded.public_key`,
        auth_secret: sql`excluded.auth_secret`,
        made_at: sql`now()`,
      }),
    )
    .returning("id"),
);

/** Deletes subscriptions that this one replaces: of the same session, and the oldest beyond the limit. */
export const deleteReplaced = prepareQuery(
  (db, argument: Argument<{ userId: string; sessionId: string; keptId: string; max: number }>) =>
    db
      .deleteFrom("push_device")
      .where("user_id", "=", argument("userId"))
      .where("id", "<>", argument("keptId"))
      .where(
        sql<boolean>`(session_id = ${argument("sessionId")} or id not in (
          select newest.id from push_device as newest where newest.user_id = ${argument("userId")}
          order by newest.made_at desc, newest.id limit ${argument("max")}
        ))`,
      )
      .returning("id"),
);

export const deleteDevice = prepareQuery((db, argument: Argument<{ id: string; userId: string }>) =>
  db
    .deleteFrom("push_device")
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId"))
    .returning("id"),
);

interface Subscription {
  endpoint: string;
  publicKey: string;
  authSecret: string;
}

/** A browser that has subscribed again since has other keys, even at the same endpoint, so its new subscription stays. */
export const deleteSubscription = prepareQuery((db, argument: Argument<Subscription>) =>
  db
    .deleteFrom("push_device")
    .where("endpoint", "=", argument("endpoint"))
    .where("public_key", "=", argument("publicKey"))
    .where("auth_secret", "=", argument("authSecret"))
    .returning("id"),
);

export const selectDevice = prepareQuery((db, argument: Argument<{ id: string; userId: string }>) =>
  db
    .selectFrom("push_device")
    .select("id")
    .where("id", "=", argument("id"))
    .where("user_id", "=", argument("userId")),
);

/** The recipient of a sample push, in their language. */
export const selectTried = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("push_device")
    .innerJoin("user", "user.id", "push_device.user_id")
    .where("push_device.id", "=", argument("id"))
    .select([
      "push_device.id",
      "push_device.endpoint",
      "push_device.public_key",
      "push_device.auth_secret",
      "user.locale",
    ]),
);
