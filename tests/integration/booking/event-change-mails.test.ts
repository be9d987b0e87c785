import {
  cancelEvent,
  previewCancellation,
} from "@takujo/booking/schedule/organized-event/cancel-event";
import { readConsequences } from "@takujo/booking/schedule/organized-event/read-consequences";
import { runDueWork } from "@takujo/booking/tables/index";
import { publishContent, saveDraft } from "@takujo/content/editing/index";
import { eventStore } from "@takujo/content/editing/stores/event/index";
import { followSite } from "@takujo/content/site/index";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventMailPreview } from "@takujo/email/reservation/preview-event-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../support/database/test-database.ts";
import type { RunningProgram } from "../../support/programs/run-program.ts";
import { organizerAddress, runWorker } from "../../support/programs/run-worker.ts";
import { reserving } from "../../support/reserving.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { waitUntil } from "../support/wait-until.ts";

const origin = "https://takujo.example";
const { db, url: databaseUrl } = await createTestDatabase();
const { player, session } = await reserving(db);
const inbox = await startMailInbox();
const preview = createEventMailPreview({ origin, replyTo: () => organizerAddress });
const item = (itemId: string) => ({ kind: "event" as const, itemId });
const adminId = "admin";
const hour = 3_600_000;

let worker: RunningProgram;
beforeAll(async () => {
  // The preview is made here, and must know the address that the worker reads.
  await followSite(db, (error) => {
    throw error;
  }).refresh();
  worker = await runWorker({ databaseUrl, smtpUrl: inbox.url, env: { ORIGIN: origin } });
});
afterAll(() => worker?.stop());

const startsAt = new Date("2027-04-18T13:00+09:00");
const at = (hours: number) => new Date(startsAt.getTime() + hours * hour).toISOString();

/** A full session with a party that reads Japanese, one that reads English, and one that waits. */
async function fullEvening() {
  const { id } = await createEvent(db, { startsAt, slug: `evening-${Date.now()}` });
  const opensAt = new Date(Date.now() - hour);
  const sessionId = await session({ eventId: id, startsAt, opensAt, capacity: 4 });
  const [japanese, english, waiter] = [
    await player({ locale: "ja" }),
    await player({ locale: "en" }),
    await player({ locale: "ja" }),
  ];
  const receipts = [];
  for (const person of [japanese, english]) {
    const { id: reservationId } = await person.hold(sessionId, 2);
    receipts.push(await person.confirm(reservationId));
  }
  await waiter.join(sessionId, 1);
  const people = [japanese, english, waiter];
  for (const { email } of people) await inbox.untilSentTo(email);
  const stored = await eventStore.read(db, id);
  if (!stored) throw new Error("no such event");
  return { id, people, receipts, document: stored.document };
}

/** The due work ran twice more, as the worker does every five seconds. */
async function untilNothingIsLeft() {
  await runDueWork(db);
  await runDueWork(db);
  await waitUntil(async () => {
    const { rows } = await sql`select 1 from graphile_worker._private_jobs
      join graphile_worker._private_tasks tasks on tasks.id = task_id
      where tasks.identifier = 'reservation-mail' and run_at <= now()`.execute(db);
    return rows.length === 0;
  });
}

const publish = async (id: string, document: Parameters<typeof saveDraft>[2]["document"]) => {
  const editor = { id: adminId, mayPublish: true };
  const { version } = await saveDraft(db, item(id), { version: 0, document }, editor);
  const foreseen = await readConsequences(db, preview, id);
  await publishContent(db, item(id), { version }, adminId);
  return foreseen;
};

/** Only the worker signs the links that answer. */
const withoutTokens = (text = "") => text.replace(/token=[^&\s]+/g, "token=…").trim();
const lastWords = (email: string) => withoutTokens(inbox.sentTo(email).at(-1)?.text);

describe("a changed event", () => {
  it("is mailed to everybody once, with the previewed text", async () => {
    const { id, people, receipts, document } = await fullEvening();
    const foreseen = await publish(id, {
      ...document,
      shared: { ...document.shared, startsAt: at(1), endsAt: at(4) },
      sessions: (document.sessions ?? []).map((one) => ({
        ...one,
        startsAt: at(1),
        endsAt: at(4),
      })),
    });
    expect(foreseen.toldOfMove).toBe(3);
    for (const { email } of people) await inbox.untilSentTo(email, 2);
    await untilNothingIsLeft();
    for (const { email } of people) expect(inbox.sentTo(email)).toHaveLength(2);
    for (const [index, locale] of (["ja", "en"] as const).entries()) {
      const receipt = receipts[index];
      const mail = foreseen.mails.find((other) => other.locale === locale);
      const code = `${receipt?.code.slice(0, 4)}-${receipt?.code.slice(4)}`;
      const expected = mail?.text
        .replace(/（お名前）|\(name\)/, "森野 ことり")
        .replaceAll("00000000-0000-0000-0000-000000000000", receipt?.id ?? "")
        .replaceAll("0000-0000", code);
      const { email } = people[index] ?? { email: "" };
      expect(inbox.sentTo(email).at(-1)?.subject).toBe(mail?.subject);
      expect(lastWords(email)).toBe(withoutTokens(expected));
      expect(lastWords(email)).toContain("answer=coming");
    }
    const [, , waiter] = people;
    expect(lastWords(waiter?.email ?? "")).toContain("14:00〜17:00");
  });

  it("with one seat more offers it, and to nobody else", async () => {
    const { id, people, document } = await fullEvening();
    await publish(id, {
      ...document,
      sessions: (document.sessions ?? []).map((one) => ({ ...one, capacity: 5 })),
    });
    const [first, , waiter] = people;
    // Offers wait for the morning, so the reservation is asked and not the mailbox.
    await waitUntil(async () => {
      const { rows } = await sql`select 1 from reservation
        where user_id = ${waiter?.id} and state = 'offered'`.execute(db);
      return rows.length === 1;
    });
    expect(inbox.sentTo(first?.email ?? "")).toHaveLength(1);
  });
});

describe("a canceled evening", () => {
  it("is mailed to everybody once, with its reason", async () => {
    const { id, people } = await fullEvening();
    const notice = { ja: "台風のため、中止します。", en: "Because of the typhoon." };
    const alone = { notice, following: false };
    expect((await previewCancellation(db, preview, id, alone)).told).toBe(3);
    await cancelEvent(db, adminId, id, { ...alone, reason: "台風" });
    for (const { email } of people) await inbox.untilSentTo(email, 2);
    await untilNothingIsLeft();
    for (const { email } of people) expect(inbox.sentTo(email)).toHaveLength(2);
    const [japanese, english] = people;
    expect(lastWords(japanese?.email ?? "")).toContain(notice.ja);
    expect(lastWords(english?.email ?? "")).toContain(notice.en);
  });
});
