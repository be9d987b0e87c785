import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { createVenue } from "@takujo/db/testing/create-venue";
import { announceEvents } from "@takujo/inbox/event-notice/index";
import { createUnfollowToken } from "@takujo/inbox/newsletter/index";
import { readSubscription, unsubscribe } from "@takujo/inbox/newsletter/unsubscribe";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { messageWorker, signingSecret } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const worker = await messageWorker(database);
const { inbox } = worker;

beforeEach(async () => {
  await worker.forget();
  // Each test has its own events.
  await db.deleteFrom("event_notice").execute();
  await db
    .insertInto("event_announcement")
    .columns(["event_id"])
    .expression(db.selectFrom("event").select("id"))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
});

const anHourAgo = () => new Date(Date.now() - 3_600_000);

async function follower(
  kind: string,
  subjectId: string,
  options: object = {},
  choices: object = {},
) {
  const person = await createUser(db, options);
  await db
    .insertInto("follow")
    .values({ user_id: person.id, kind, subject_id: subjectId })
    .execute();
  await db
    .updateTable("profile")
    .set({ quiet_from: 0, quiet_until: 0, ...choices })
    .where("user_id", "=", person.id)
    .execute();
  return person;
}

const published = (values: object = {}) => createEvent(db, { publishedAt: anHourAgo(), ...values });

async function tell() {
  await announceEvents(db);
  await worker.work();
}

const header = (mail: { headers: { key: string; value: string }[] } | undefined, name: string) =>
  mail?.headers.find(({ key }) => key === name)?.value;

describe("a new event", () => {
  it("is announced to followers of its games, guides, venue and series, once each", async () => {
    const { id: venueId } = await createVenue(db);
    const game = await createBoardGame(db, { name: "九つの社" });
    const kotori = await follower("venue", venueId, { name: "ことり" });
    await db
      .insertInto("follow")
      .values({ user_id: kotori.id, kind: "game", subject_id: game.id })
      .execute();
    const dan = await follower("game", game.id, { name: "Dan", locale: "en" });
    const other = await follower("game", (await createBoardGame(db)).id);
    const { slug } = await published({ venueId, gameIds: [game.id], title: "春の会" });
    await tell();
    await tell();
    const [mail, ...more] = inbox.sentTo(kotori.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("春の会");
    expect(mail?.text).toContain("九つの社");
    expect(mail?.text).toContain(`https://takujo.example/event/${slug}`);
    const token = createUnfollowToken(kotori.id, signingSecret);
    const link = `https://takujo.example/newsletter/unsubscribe?token=${token}`;
    expect(header(mail, "list-unsubscribe")).toBe(`<${link}>`);
    expect(header(mail, "list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(inbox.sentTo(dan.email)[0]?.text).toContain(`https://takujo.example/en/event/${slug}`);
    expect(inbox.sentTo(other.email)).toEqual([]);
  });

  it("is announced together with others, at most once a day", async () => {
    const { id: venueId } = await createVenue(db);
    const person = await follower("venue", venueId);
    await published({ venueId });
    await published({ venueId });
    await tell();
    expect(inbox.sentTo(person.email)).toHaveLength(1);
    await published({ venueId });
    await tell();
    expect(inbox.sentTo(person.email)).toHaveLength(1);
    const waiting = await db
      .selectFrom("event_notice")
      .select("due_at")
      .where("state", "=", "waiting")
      .execute();
    expect(waiting).toHaveLength(1);
    expect(waiting[0]?.due_at.getTime()).toBeGreaterThan(Date.now() + 80_000_000);
  });

  it("is claimed by one of several workers", async () => {
    const { id: venueId } = await createVenue(db);
    const person = await follower("venue", venueId);
    await published({ venueId });
    await Promise.all(Array.from({ length: 6 }, () => announceEvents(db)));
    await worker.work();
    expect(inbox.sentTo(person.email)).toHaveLength(1);
  });

  it("is not told while it is fresh, a draft, canceled or over", async () => {
    const { id: venueId } = await createVenue(db);
    const person = await follower("venue", venueId);
    await published({ venueId, publishedAt: new Date() });
    await published({ venueId, state: "draft", publishedAt: null });
    await published({ venueId, state: "cancelled" });
    await published({ venueId, startsAt: anHourAgo() });
    await tell();
    expect(inbox.sentTo(person.email)).toEqual([]);
  });

  it("is not announced to people who unfollowed, have a seat, are banned, or want no notices", async () => {
    const { id: venueId } = await createVenue(db);
    const { id: eventId } = await published({ venueId });
    const { id: eventSessionId } = await createEventSession(db, { eventId });
    const people = {
      unfollowed: await follower("venue", venueId),
      seated: await follower("venue", venueId),
      banned: await follower("venue", venueId),
      silent: await follower("venue", venueId, {}, { follow_mail: false, follow_push: false }),
      deviceless: await follower("venue", venueId, {}, { follow_mail: false }),
      bounced: await follower("venue", venueId, {}, { bounced_at: new Date() }),
      reached: await follower("venue", venueId),
    };
    await announceEvents(db);
    await db.deleteFrom("follow").where("user_id", "=", people.unfollowed.id).execute();
    await createReservation(db, { eventSessionId, userId: people.seated.id });
    await db.updateTable("user").set({ banned: true }).where("id", "=", people.banned.id).execute();
    await worker.work();
    const told = Object.entries(people).filter(([, { email }]) => inbox.sentTo(email).length > 0);
    expect(told.map(([name]) => name)).toEqual(["reached"]);
  });

  it("waits for the end of a person's quiet hours", async () => {
    const { id: venueId } = await createVenue(db);
    const hour = Number(
      new Intl.DateTimeFormat("en", {
        timeZone: "Asia/Tokyo",
        hour: "numeric",
        hourCycle: "h23",
      }).format(),
    );
    const quiet = { quiet_from: hour, quiet_until: (hour + 3) % 24 };
    const person = await follower("venue", venueId, {}, quiet);
    await published({ venueId });
    await announceEvents(db);
    await worker.runDue();
    expect(inbox.sentTo(person.email)).toEqual([]);
    expect(await db.selectFrom("event_notice").select("state").execute()).toEqual([
      { state: "waiting" },
    ]);
  });
});

describe("the link of such a mail", () => {
  it("stops notices, and leaves newsletters and follows unchanged", async () => {
    const { id: venueId } = await createVenue(db);
    const person = await follower("venue", venueId, {}, { news_mail: true });
    const token = createUnfollowToken(person.id, signingSecret);
    const parts = { db, secret: signingSecret };
    expect(await readSubscription(parts, token)).toEqual({ isOn: true });
    expect(await unsubscribe(parts, token)).toEqual({ isOn: false });
    expect(await readSubscription(parts, token)).toEqual({ isOn: false });
    const profile = db.selectFrom("profile").select(["news_mail", "follow_mail"]);
    expect(await profile.where("user_id", "=", person.id).execute()).toEqual([
      { news_mail: true, follow_mail: false },
    ]);
    const forged = token.replace(".follow", "");
    await expect(unsubscribe(parts, forged)).rejects.toThrow();
    await expect(unsubscribe(parts, `x${token}`)).rejects.toThrow();
  });
});
