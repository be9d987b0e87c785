import { isPublic } from "@takujo/content/visibility/index";
import type { Locale } from "@takujo/contracts/locale";
import { type Argument, prepareQuery } from "@takujo/runtime/database/prepared-query";
import { sql } from "kysely";
import { eventsWithTexts } from "../../schedule/index.ts";

/** Returns a row only once the event is over: before that there are no photos. */
export const selectPastEvent = prepareQuery(
  (db, argument: Argument<{ slug: string; locale: Locale; now: Date }>) =>
    eventsWithTexts(db, argument("locale"))
      .where("event.slug", "=", argument("slug"))
      .where(isPublic.event)
      .where("event.ends_at", "<=", argument("now"))
      .select(["event.id", "event.ends_at", "event_text.locale", "event_text.title"]),
);

export const selectOrganizedEvent = prepareQuery(
  (db, argument: Argument<{ eventId: string; locale: Locale }>) =>
    eventsWithTexts(db, argument("locale"))
      .where("event.id", "=", argument("eventId"))
      .select([
        sql<string | null>`case when ${isPublic.event} then event.slug end`.as("slug"),
        "event_text.locale",
        "event_text.title",
      ]),
);

export const selectShownPhotos = prepareQuery(
  (db, argument: Argument<{ slug: string; limit: number }>) =>
    db
      .selectFrom("event")
      .innerJoin("event_photo as photo", "photo.event_id", "event.id")
      .innerJoin("image", "image.id", "photo.image_id")
      .where("event.slug", "=", argument("slug"))
      .where(isPublic.event)
      .where("photo.state", "=", "shown")
      .where("image.state", "=", "ready")
      .orderBy("photo.consent_at")
      .orderBy("photo.image_id")
      .limit(argument("limit"))
      .select(["image.id", "image.width", "image.height", "photo.caption"]),
);

/** Photos that are shown, and all that the person sent. */
export const selectGuestPhotos = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string; limit: number }>) =>
    db
      .selectFrom("event_photo as photo")
      .innerJoin("image", "image.id", "photo.image_id")
      .where("photo.event_id", "=", argument("eventId"))
      .where(
        sql<boolean>`((photo.state = 'shown' and image.state = 'ready')
          or (photo.user_id = ${argument("userId")} and photo.state <> 'removed'))`,
      )
      .orderBy("photo.consent_at")
      .orderBy("photo.image_id")
      .limit(argument("limit"))
      .select([
        "image.id",
        "image.width",
        "image.height",
        "photo.caption",
        "photo.state",
        sql<boolean>`coalesce(photo.user_id = ${argument("userId")}, false)`.as("is_own"),
        sql<boolean>`exists (
          select from event_photo_objection as objection
          where objection.image_id = photo.image_id and objection.user_id = ${argument("userId")}
        )`.as("has_objected"),
      ]),
);

const nameOf = (id: string) => sql<string | null>`(
  select coalesce(nullif("user".name, ''), '@' || profile.handle)
  from "user" join profile on profile.user_id = "user".id where "user".id = ${sql.ref(id)}
)`;

/** Undecided photos come first. */
export const selectOrganizedPhotos = prepareQuery(
  (db, argument: Argument<{ eventId: string; limit: number }>) =>
    db
      .selectFrom("event_photo as photo")
      .innerJoin("image", "image.id", "photo.image_id")
      .where("photo.event_id", "=", argument("eventId"))
      .where("photo.state", "<>", "removed")
      .orderBy(sql`photo.state = 'shown'`)
      .orderBy("photo.consent_at")
      .orderBy("photo.image_id")
      .limit(argument("limit"))
      .select([
        "image.id",
        "image.width",
        "image.height",
        "image.state as image_state",
        "photo.caption",
        "photo.state",
        "photo.consent_at",
        nameOf("photo.user_id").as("sender"),
        nameOf("photo.consent_by_id").as("consent_by"),
        sql<number>`case when photo.state = 'hidden' then (
          select count(*)::integer from event_photo_objection as objection where objection.image_id = photo.image_id
        ) else 0 end`.as("objections"),
      ]),
);

/** Serializes uploads for one event, so that they cannot exceed its limits. */
export const lockEvent = prepareQuery((db, argument: Argument<{ eventId: string }>) =>
  db.selectFrom("event").where("id", "=", argument("eventId")).select("id").forNoKeyUpdate(),
);

export const countPhotos = prepareQuery(
  (db, argument: Argument<{ eventId: string; userId: string | null }>) =>
    db
      .selectFrom("event_photo")
      .where("event_id", "=", argument("eventId"))
      .where("state", "<>", "removed")
      .select([
        sql<number>`count(*)::integer`.as("all"),
        sql<number>`count(*) filter (where user_id = ${argument("userId")})::integer`.as("own"),
      ]),
);

interface NewPhoto {
  id: string;
  eventId: string;
  userId: string | null;
  state: "waiting" | "shown";
  caption: string;
  consentById: string;
}

export const insertPhoto = prepareQuery((db, argument: Argument<NewPhoto>) =>
  db.insertInto("event_photo").values({
    image_id: argument("id"),
    event_id: argument("eventId"),
    user_id: argument("userId"),
    state: argument("state"),
    caption: argument("caption"),
    consent_by_id: argument("consentById"),
  }),
);

/** Locked, because several people may report and decide at the same time. */
export const lockPhoto = prepareQuery((db, argument: Argument<{ id: string }>) =>
  db
    .selectFrom("event_photo")
    .where("image_id", "=", argument("id"))
    .where("state", "<>", "removed")
    .select(["event_id", "user_id", "state", "consent_by_id"])
    .forUpdate(),
);

export const updatePhotoState = prepareQuery(
  (db, argument: Argument<{ id: string; state: string }>) =>
    db
      .updateTable("event_photo")
      .set({ state: argument("state") })
      .where("image_id", "=", argument("id")),
);

export const notePhotoDecision = prepareQuery(
  (db, argument: Argument<{ id: string; actorId: string; now: Date }>) =>
    db
      .updateTable("event_photo")
      .set({ decided_by_id: argument("actorId"), decided_at: argument("now") })
      .where("image_id", "=", argument("id")),
);

/** Returns no row if the person has reported it before. */
export const insertObjection = prepareQuery(
  (db, argument: Argument<{ id: string; userId: string }>) =>
    db
      .insertInto("event_photo_objection")
      .values({ image_id: argument("id"), user_id: argument("userId") })
      .onConflict((conflict) => conflict.doNothing())
      .returning("image_id"),
);

/** Photos of people whose accounts are gone. */
export const selectForgottenPhotos = prepareQuery((db, argument: Argument<{ limit: number }>) =>
  db
    .selectFrom("event_photo")
    // A literal, so that PostgreSQL sees that the partial index applies.
    .where(sql<boolean>`state = 'removed'`)
    .orderBy("image_id")
    .limit(argument("limit"))
    .select("image_id as id")
    .forUpdate()
    .skipLocked(),
);
