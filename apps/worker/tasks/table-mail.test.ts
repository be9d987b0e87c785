import { randomUUID } from "node:crypto";
import { runDueWork } from "@takujo/booking/tables/index";
import type { Locale } from "@takujo/contracts/locale";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createMailer } from "@takujo/email/mailer";
import { noStorage } from "@takujo/runtime/storage/storage";
import { runOnce } from "graphile-worker";
import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { type Player, reserving } from "../../../tests/support/reserving.ts";
import { startMailInbox } from "../../../tests/support/services/mail-inbox.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { queueLogger } from "../queue-logger.ts";
import { createTasks } from "./index.ts";

const { db, url } = await createTestDatabase();
const { player } = await reserving(db);
const admin = await player({ role: "admin" });
const inbox = await startMailInbox();
const mailer = createMailer({
  smtpUrl: inbox.url,
  from: { name: "卓上", nameInEnglish: "Takujo", address: "contact@takujo.example" },
});
afterAll(() => mailer.close());
const origin = "https://takujo.example";
const tasks = createTasks(
  {
    ...{ db, mailer, origin, storage: noStorage, signingSecret: "of the test" },
    organizer: { email: "desk@takujo.example", locale: "ja" },
    messagesPerSecond: 10,
  },
  silentLogger,
);

async function send() {
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
  return inbox.mails;
}

beforeEach(() => sql`delete from graphile_worker._private_jobs`.execute(db));

const hour = 3_600_000;
const anHourAgo = {
  starts_at: new Date(Date.now() - 2 * hour),
  ends_at: new Date(Date.now() - hour),
};

/** An event ten days off, with a title in each language, at which tables can be proposed. */
async function evening(title = "花札の夜") {
  const startsAt = new Date(Date.now() + 240 * hour);
  const slug = `evening-${randomUUID()}`;
  const english = { title: `${title} (en)` };
  const { id } = await createEvent(db, { slug, startsAt, title, english });
  await createEventSession(db, { eventId: id, startsAt });
  const until = new Date(startsAt.getTime() - hour).toISOString();
  const rule = { mostTables: 2, minSeats: 2, maxSeats: 6, startsFrom: null, endsBy: null, until };
  expect((await admin.call("POST", `/admin/events/${id}/table-rule`, { rule })).status).toBe(200);
  return {
    id,
    slug,
    async propose(person: Player, game: string) {
      const answer = await person.call("POST", `/events/${slug}/table-proposals`, {
        ...{ game, audience: "everyone", language: "ja", seats: 4, note: "ひみつのメモ" },
        startsAt: startsAt.toISOString(),
        endsAt: new Date(startsAt.getTime() + 2 * hour).toISOString(),
      });
      expect(answer.status).toBe(201);
      return ((await answer.json()) as { id: string }).id;
    },
    async decide(verb: string, proposalId: string, answer: string) {
      const path = `/admin/events/${id}/table-proposals/${proposalId}/${verb}`;
      expect((await admin.call("POST", path, { answer })).status).toBe(200);
    },
    end: () =>
      db
        .updateTable("event")
        .set({ ...anHourAgo, doors_at: anHourAgo.starts_at })
        .where("id", "=", id)
        .execute(),
    cancel: () =>
      db.updateTable("event").set({ state: "cancelled" }).where("id", "=", id).execute(),
  };
}

const ownOf = async (person: Player) => {
  const answer = await person.call("GET", "/table-proposals");
  return ((await answer.json()) as { proposals: { state: string; isOver: boolean }[] }).proposals;
};

const hostileTitle = `<script>alert(1)</script>"><b>{name}&amp;`;
const hostileAnswer = `<img src=x onerror="a('b')">\n\nBcc: victim@example.jp\n{title} </td></table>`;

/** Typed text is never markup, and nobody else gets the mail. */
function expectHarmless(mail: (typeof inbox.mails)[number], email: string) {
  expect(mail.recipients).toEqual([email]);
  expect(mail.html).not.toMatch(/<script|<img src=x|"><b>/);
  expect(mail.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(mail.html).toContain("&lt;img src=x");
  expect(mail.text).toContain(hostileTitle);
  for (const line of hostileAnswer.split("\n")) expect(mail.text).toContain(line);
  expect(mail.headers?.some(({ key }) => key === "bcc")).toBe(false);
  expect(`${mail.text}${mail.html}`).not.toContain("ひみつのメモ");
}

describe.each<[Locale, string, string, string, string]>([
  ["ja", "見おくりになりました", "主催者から", "卓が決まりました", "/event/"],
  ["en", "will not take place", "From the organizer", "your table takes place", "/en/event/"],
])("mails about a proposed table, in %s", (locale, subject, from, approved, path) => {
  it("tell that it was declined, with the organizer's words as they are", async () => {
    const event = await evening(`花札<i>の夜`);
    const person = await player({ locale });
    await event.decide("decline", await event.propose(person, hostileTitle), hostileAnswer);
    const [mail, ...more] = await send();
    if (!mail) throw new Error("no mail");
    expect(more).toEqual([]);
    expect(mail.subject).toContain(subject);
    expect(mail.subject).toContain(locale === "ja" ? "花札<i>の夜" : "花札<i>の夜 (en)");
    expect(mail.text).toContain(from);
    expect(mail.text).toContain(`${origin}${path}${event.slug}`);
    expect(mail.html).not.toContain("花札<i>");
    expectHarmless(mail, person.email);
  });

  it("tell that it was approved, with the seat that is offered", async () => {
    const event = await evening();
    const person = await player({ locale });
    await event.decide("approve", await event.propose(person, hostileTitle), hostileAnswer);
    // Offers made at night are mailed in the morning.
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
    const [mail, ...more] = await send();
    if (!mail) throw new Error("no mail");
    expect(more).toEqual([]);
    expect(mail.subject).toContain(approved);
    expect(mail.text).toContain(from);
    expect(mail.text).toContain(`${locale === "en" ? "/en" : ""}/user/reservation/`);
    expectHarmless(mail, person.email);
  });
});

describe("the mail that a table was declined", () => {
  it("is not sent once it is approved after all, or the event is over", async () => {
    const event = await evening();
    const [person, late] = [await player(), await player()];
    const [first, second] = [
      await event.propose(person, "将棋"),
      await event.propose(late, "囲碁"),
    ];
    await event.decide("decline", first, "");
    await event.decide("approve", first, "");
    await event.decide("decline", second, "");
    await event.end();
    expect((await send()).filter(({ recipients }) => recipients.includes(late.email))).toEqual([]);
    expect(inbox.mails.map(({ subject = "" }) => subject).join()).not.toContain("見おくり");
  });

  it("goes once to people who still waited when the event was canceled, and to nobody else", async () => {
    const [event, other] = [await evening(), await evening()];
    const [waiting, elsewhere, gone, seated] = [
      await player({ locale: "en" }),
      await player(),
      await player(),
      await player(),
    ];
    await event.propose(waiting, "将棋");
    await other.propose(elsewhere, "将棋");
    const withdrawn = await event.propose(gone, "将棋");
    await gone.call("POST", `/table-proposals/${withdrawn}/withdraw`, {});
    await event.decide("approve", await event.propose(seated, "囲碁"), "");
    await sql`delete from graphile_worker._private_jobs`.execute(db);
    await event.cancel();
    await runDueWork(db);
    const told = await send();
    const declined = told.filter(({ subject = "" }) =>
      /見おくり|will not take place/.test(subject),
    );
    expect(declined.map(({ recipients }) => recipients)).toEqual([[waiting.email]]);
    expect(await ownOf(waiting)).toMatchObject([{ state: "declined", isOver: true }]);
    expect(await ownOf(gone)).toMatchObject([{ state: "withdrawn" }]);
    expect(await ownOf(seated)).toMatchObject([{ state: "approved" }]);
    expect(await ownOf(elsewhere)).toMatchObject([{ state: "proposed", isOver: false }]);
    await runDueWork(db);
    expect(await send()).toEqual([]);
  });

  it("goes to nobody when the event or the hour just passes: their page says that it is over", async () => {
    const [event, later] = [await evening(), await evening()];
    const [person, hopeful] = [await player(), await player()];
    await event.propose(person, "将棋");
    await later.propose(hopeful, "将棋");
    await event.end();
    // This event goes on, but the hours of the table are over.
    await db
      .updateTable("table_proposal")
      .set(anHourAgo)
      .where("event_id", "=", later.id)
      .execute();
    await runDueWork(db);
    expect(await send()).toEqual([]);
    expect(await ownOf(person)).toMatchObject([{ state: "proposed", isOver: true }]);
    expect(await ownOf(hopeful)).toMatchObject([{ state: "proposed", isOver: true }]);
  });
});
