import {
  createFriendToken,
  returnSeat,
  sendSeat,
  takeSeat,
  withdrawSeat,
} from "@takujo/booking/reservation/index";
import { createEvent } from "@takujo/db/testing/create-event";
import { createMailer } from "@takujo/email/mailer";
import { noStorage } from "@takujo/runtime/storage/storage";
import { runOnce } from "graphile-worker";
import { sql } from "kysely";
import { afterAll, beforeEach, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { organizing } from "../../../tests/support/organizing.ts";
import { reserving } from "../../../tests/support/reserving.ts";
import { startMailInbox } from "../../../tests/support/services/mail-inbox.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { queueLogger } from "../queue-logger.ts";
import { createTasks } from "./index.ts";

const { db, url } = await createTestDatabase();
const people = await reserving(db);
const { player, session } = people;
const organizer = await organizing(people);
const inbox = await startMailInbox();
const mailer = createMailer({
  smtpUrl: inbox.url,
  from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
});
afterAll(() => mailer.close());
const signingSecret = "of the test";
const tasks = createTasks(
  {
    ...{ db, mailer, origin: "https://takujo.example", storage: noStorage, signingSecret },
    organizer: { email: "desk@takujo.example", locale: "ja" },
    messagesPerSecond: 10,
  },
  silentLogger,
);

const friendsMail = "takashi@example.jp";

interface Friendship {
  eventId?: string;
  kinds?: string[];
  senderPays?: boolean;
}

/** Mails sent to each person, by subject. */
async function sent(): Promise<Record<string, string[]>> {
  inbox.mails.length = 0;
  await runOnce({
    connectionString: url,
    taskList: tasks,
    logger: queueLogger(silentLogger),
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  // Some jobs are scheduled for the morning.
  const { rows } = await sql`select last_error from graphile_worker._private_jobs
    where last_error is not null or run_at <= now()`.execute(db);
  expect(rows).toEqual([]);
  const to = (address: string) =>
    inbox.mails
      .filter(({ to }) => JSON.stringify(to).includes(address))
      .map(({ subject }) => subject ?? "");
  return { friend: to(friendsMail), all: inbox.mails.map(({ subject }) => subject ?? "") };
}

beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(db));

async function withFriend({ eventId, kinds, senderPays = true }: Friendship = {}) {
  const startsAt = new Date(Date.now() + 30 * 24 * 3_600_000);
  const person = await player();
  const at = await session({ startsAt, capacity: 2, ...(eventId && { eventId }) });
  const { id } = await person.hold(at, 2);
  await person.confirm(id, { nickname: "ことり", kinds });
  const own = { id, userId: person.id };
  const friend = { nickname: "たかし", language: "ja", email: friendsMail, locale: "ja" } as const;
  const seat = await db
    .transaction()
    .execute((transaction) => sendSeat(transaction, own, { place: 1, message: "", senderPays }));
  await db
    .transaction()
    .execute((transaction) => takeSeat(transaction, seat.id, { ...friend, userId: null }));
  return { person, own, seatId: seat.id };
}

it("a friend is mailed the ticket with a link of their own and a calendar entry, and the holder that they come", async () => {
  const { person, seatId } = await withFriend();
  await sent();
  const mail = inbox.mails.find(({ to }) => JSON.stringify(to).includes(friendsMail));
  const ticket = createFriendToken("friend ticket", seatId, signingSecret);
  expect(mail?.text).toContain(`/reservation/friend/ticket?token=${ticket}`);
  expect(mail?.text).toContain("ことりさんがまとめて払います");
  expect(mail?.text).toMatch(/[0-9A-Z]{4}-[0-9A-Z]{4}-2/);
  const told = inbox.mails.find(({ subject }) => subject?.includes("友だちが席を受けとりました"));
  expect(JSON.stringify(told?.to)).toContain(person.email);
  expect(told?.text).toContain(`/user/reservation/`);
  expect(told?.text).toContain("たかしさん");
  expect(told?.text).not.toContain(friendsMail);
});

it("a friend is mailed what their own seat costs, and as which kind", async () => {
  const prices = [{ key: "child", ja: "子ども", en: "Child", yen: 800 }];
  const { id: eventId } = await createEvent(db, { fee: 1_800, prices });
  await withFriend({ eventId, kinds: ["", "child"], senderPays: false });
  await sent();
  const mail = inbox.mails.find(({ to }) => JSON.stringify(to).includes(friendsMail));
  expect(mail?.text).toContain("子ども ¥800");
  expect(mail?.text).not.toContain("1,800");
});

it("a friend is told when the party is canceled, and gets no mail that is no longer true", async () => {
  const { person, own, seatId } = await withFriend();
  await sent();
  await organizer.callOff(own.id);
  expect((await sent())["friend"]).toEqual([expect.stringContaining("席がなくなりました")]);
  await organizer.restore(own.id);
  await person.cancel(own.id);
  // The restored party's ticket would be a second mail.
  expect((await sent())["friend"]).toEqual([expect.stringContaining("席がなくなりました")]);
  expect(seatId).not.toBe("");
});

it("a friend whose seat was withdrawn is told, and then deleted", async () => {
  const { own, seatId } = await withFriend();
  await sent();
  await db.transaction().execute((transaction) => withdrawSeat(transaction, own, seatId));
  expect((await sent())["friend"]).toEqual([
    expect.stringContaining("席は、おくった人にもどりました"),
  ]);
  const row = await db
    .selectFrom("friend_seat")
    .selectAll()
    .where("id", "=", seatId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ state: "withdrawn", email: "", nickname: "" });
});

it("the holder is told that the seat is free, without a reason", async () => {
  const { seatId } = await withFriend();
  await sent();
  await db.transaction().execute((transaction) => returnSeat(transaction, seatId));
  const { friend, all } = await sent();
  expect(friend).toEqual([]);
  expect(all).toEqual([expect.stringContaining("席があきました")]);
});
