import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { sql } from "kysely";
import { afterAll, describe, expect, it } from "vitest";
import { createGamesApi } from "../../../apps/server/api/games-api.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { organizerAddress, runWorker } from "../../support/programs/run-worker.ts";
import { startMailInbox } from "../../support/services/mail-inbox.ts";
import { signingIn, testOrigin } from "../../support/signed-in.ts";
import { silentLogger } from "../../support/silent-logger.ts";
import { waitUntil } from "../support/wait-until.ts";

const { db, url: databaseUrl } = await createTestDatabase();
const api = createGamesApi({
  db,
  logger: silentLogger,
  secret: developmentSecret,
  origin: testOrigin,
});
const signedIn = await signingIn(db, api, "/api/v1");
const admin = await signedIn({ name: "高橋 まこと", role: "admin" });
const inbox = await startMailInbox();
const start = () => runWorker({ databaseUrl, smtpUrl: inbox.url, env: { ORIGIN: testOrigin } });
let worker = await start();
afterAll(() => worker.stop());

const newEmail = () => `${randomUUID()}@example.jp`;
const path = "/admin/staff/invitations";

async function invite(invitation: object): Promise<string> {
  const body = { locale: "ja", roles: ["desk"], eventIds: null, ...invitation };
  const answer = await admin.call("POST", path, body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

const jobs = async () => {
  const { rows } = await sql`select 1 from graphile_worker.jobs
    where task_identifier = 'staff-invitation-mail'`.execute(db);
  return rows.length;
};
const untilAllSent = () => waitUntil(async () => (await jobs()) === 0);

function tokenIn(text: string | undefined): string {
  const link = /^https:\S+\/user\/staff-invitation\?token=\S+$/m.exec(text ?? "")?.[0] ?? "";
  return new URL(link).searchParams.get("token") ?? "";
}
const accept = (person: typeof admin, token: string) =>
  person.call("POST", `/staff-invitations/${token}/acceptance`);

describe("the mail of an invitation", () => {
  it.each([
    [
      "ja",
      [
        "【卓上】メンバーへのご招待",
        "上野 はるか 様",
        "高橋 まことさんから",
        "案内役、受付",
        "「花札の夜」（2099年11月14日(土)）",
      ],
    ],
    [
      "en",
      [
        "Takujo: you are invited to join the staff",
        "Dear 上野 はるか,",
        "高橋 まこと invites you",
        "Host, Desk",
        "Hanafuda night (Sat, 14 Nov 2099)",
      ],
    ],
  ] as const)("says who invites to what, and its link is accepted (%s)", async (locale, words) => {
    const event = await createEvent(db, {
      title: "花札の夜",
      english: { title: "Hanafuda night" },
      startsAt: new Date("2099-11-14T13:00+09:00"),
    });
    const email = newEmail();
    await invite({
      email,
      name: "上野 はるか",
      locale,
      roles: ["desk", "host"],
      eventIds: [event.id],
    });
    const [mail] = await inbox.untilSentTo(email);
    expect(mail?.subject).toBe(words[0]);
    for (const word of words.slice(1)) {
      expect(mail?.text).toContain(word);
      expect(mail?.html).toContain(word);
    }
    expect(mail?.text).toContain(email);
    expect(mail?.replyTo).toMatchObject([{ address: organizerAddress }]);
    const person = await signedIn({ email });
    expect((await accept(person, tokenIn(mail?.text))).status).toBe(200);
  });

  it("of another language leads to its pages, and a role for the whole site names no events", async () => {
    const email = newEmail();
    await invite({ email, locale: "en", roles: ["editor"] });
    const [mail] = await inbox.untilSentTo(email);
    expect(mail?.text).toContain(`${testOrigin}/en/user/staff-invitation?token=`);
    expect(mail?.text).not.toContain("All events");
  });

  it("sent again has another link, and the former is void", async () => {
    const email = newEmail();
    const id = await invite({ email });
    await untilAllSent();
    expect((await admin.call("POST", `${path}/${id}/mail`)).status).toBe(200);
    await untilAllSent();
    const mails = inbox.sentTo(email);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(2);
    const person = await signedIn({ email });
    const [first, second] = mails.map(({ text }) => tokenIn(text));
    expect((await accept(person, first ?? "")).status).toBe(404);
    expect((await accept(person, second ?? "")).status).toBe(200);
  });

  it("is not sent once the invitation was taken back or replaced", async () => {
    await worker.stop();
    const [taken, replaced] = [newEmail(), newEmail()];
    const id = await invite({ email: taken });
    await admin.call("DELETE", `${path}/${id}`);
    await invite({ email: replaced, roles: ["editor"] });
    await invite({ email: replaced, roles: ["desk"] });
    worker = await start();
    await untilAllSent();
    expect(inbox.sentTo(taken)).toEqual([]);
    expect(inbox.sentTo(replaced)).toHaveLength(1);
    expect(inbox.sentTo(replaced)[0]?.text).toContain("受付");
  });

  it("has no header, recipient or markup from a name or a title", async () => {
    const hostile = '<script>alert(1)</script><img src="//evil">{by}';
    const event = await createEvent(db, {
      title: `夜${hostile}`,
      startsAt: new Date("2099-01-01"),
    });
    const email = newEmail();
    expect(
      (
        await admin.call("POST", path, {
          email: newEmail(),
          name: "a\r\nBcc: victim@example.jp",
          locale: "ja",
          roles: ["host"],
          eventIds: null,
        })
      ).status,
    ).toBe(201);
    await invite({ email, name: `ゆき${hostile}`, roles: ["host"], eventIds: [event.id] });
    const [mail] = await inbox.untilSentTo(email);
    expect(mail?.recipients).toEqual([email]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.html).not.toMatch(/<script|<img/);
    await untilAllSent();
    for (const { source } of inbox.mails) {
      expect(source.split("\r\n\r\n", 1)[0]).not.toMatch(/^Bcc:/im);
    }
  });
});
