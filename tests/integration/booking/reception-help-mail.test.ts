import { createEvent } from "@takujo/db/testing/create-event";
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
const api = createGamesApi({ db, logger: silentLogger, secret: "of the test", origin: testOrigin });
const signedIn = await signingIn(db, api, "/api/v1");
const admin = await signedIn({ name: "田中 みどり", role: "admin" });
const inbox = await startMailInbox();
const start = () => runWorker({ databaseUrl, smtpUrl: inbox.url, env: { ORIGIN: testOrigin } });
let worker = await start();
afterAll(() => worker.stop());

const startsAt = new Date("2099-11-14T13:00+09:00");
const pathOf = (eventId: string) => `/admin/events/${eventId}/reception-helpers`;
const grant = (eventId: string, person: string, by = admin) =>
  by.call("POST", pathOf(eventId), { person });
const revoke = (eventId: string, userId: string) =>
  admin.call("DELETE", `${pathOf(eventId)}/${userId}`);

const jobs = async () => {
  const { rows } = await sql`select 1 from graphile_worker.jobs
    where task_identifier = 'reception-help-mail'`.execute(db);
  return rows.length;
};
const untilAllSent = () => waitUntil(async () => (await jobs()) === 0);

describe("a new reception helper", () => {
  it.each([
    [
      "ja",
      [
        "【卓上】受付をお願いします：花札の夜",
        "森野 ことり 様",
        "田中 みどりさんから",
        "2099年11月14日(土) 13:00〜16:00",
        "1F 土間",
        "〒101-0044 東京都千代田区鍛冶町1-1",
        "11月13日から11月15日まで",
      ],
      "/reception/",
    ],
    [
      "en",
      [
        "Takujo: please help at check-in for Hanafuda night",
        "Dear 森野 ことり,",
        "田中 みどり has asked you",
        "14 Nov 2099, 13:00–16:00 JST",
        "Doma",
        "鍛冶町1-1, 千代田区, 東京都 101-0044",
      ],
      "/en/reception/",
    ],
  ] as const)("is told by mail what, when, where and by whom (%s)", async (locale, words, path) => {
    const { id } = await createEvent(db, {
      title: "花札の夜",
      english: { title: "Hanafuda night" },
      startsAt,
    });
    const helper = await signedIn({ name: "森野 ことり", locale });
    expect((await grant(id, helper.email)).status).toBe(204);
    const [mail] = await inbox.untilSentTo(helper.email);
    expect(mail?.subject).toBe(words[0]);
    for (const word of words.slice(1)) {
      expect(mail?.text).toContain(word);
      expect(mail?.html).toContain(word);
    }
    expect(mail?.text).toContain(`\n${testOrigin}${path}${id}\n`);
    expect(mail?.html).toContain(`href="${testOrigin}${path}${id}"`);
    expect(mail?.replyTo).toMatchObject([{ address: organizerAddress }]);
  });

  it("is told the handle of an organizer who has no name", async () => {
    const { id } = await createEvent(db, { startsAt });
    const [helper, nameless] = [await signedIn(), await signedIn({ name: "", role: "admin" })];
    await grant(id, helper.email, nameless);
    const [mail] = await inbox.untilSentTo(helper.email);
    expect(mail?.text).toMatch(/@[a-z]+_[a-z]+_\d{4}さんから/);
  });

  it("gets one mail however often the right is given, and another for another event", async () => {
    const [one, other] = [await createEvent(db, { startsAt }), await createEvent(db, { startsAt })];
    const helper = await signedIn();
    const again = [one.id, one.id, one.id].map((id) => grant(id, helper.email));
    expect((await Promise.all(again)).map(({ status }) => status)).toEqual([204, 204, 204]);
    await untilAllSent();
    await grant(one.id, helper.email);
    await untilAllSent();
    expect(inbox.sentTo(helper.email)).toHaveLength(1);
    await grant(other.id, helper.email);
    await untilAllSent();
    expect(inbox.sentTo(helper.email)).toHaveLength(2);
  });

  it("is told when it is taken back, and when it is given again", async () => {
    const { id } = await createEvent(db, { title: "花札の夜", startsAt });
    const helper = await signedIn();
    for (const change of [
      () => grant(id, helper.email),
      () => revoke(id, helper.id),
      () => grant(id, helper.email),
    ]) {
      expect((await change()).status).toBe(204);
      await untilAllSent();
    }
    const mails = inbox.sentTo(helper.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      "【卓上】受付をお願いします：花札の夜",
      "【卓上】受付の依頼を取り消しました：花札の夜",
      "【卓上】受付をお願いします：花札の夜",
    ]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(3);
    expect(mails[1]?.text).not.toContain("/reception/");
  });

  it("is told only the current state once mails can be sent", async () => {
    await worker.stop();
    const { id } = await createEvent(db, { startsAt });
    const helper = await signedIn();
    await grant(id, helper.email);
    await revoke(id, helper.id);
    worker = await start();
    await untilAllSent();
    expect(inbox.sentTo(helper.email).map(({ subject }) => subject)).toEqual([
      expect.stringContaining("取り消しました"),
    ]);
  });

  it("gets no mail about an event that is over, or that was deleted", async () => {
    const past = await createEvent(db, { startsAt: new Date(Date.now() - 5 * 86_400_000) });
    const ended = await createEvent(db, { startsAt: new Date(Date.now() - 10 * 3_600_000) });
    const helper = await signedIn();
    await grant(past.id, helper.email);
    await untilAllSent();
    expect(inbox.sentTo(helper.email)).toEqual([]);
    await grant(ended.id, helper.email);
    await untilAllSent();
    await revoke(ended.id, helper.id);
    await untilAllSent();
    expect(inbox.sentTo(helper.email)).toHaveLength(1);
    await worker.stop();
    const gone = await createEvent(db, { startsAt });
    await grant(gone.id, helper.email);
    await db.deleteFrom("event").where("id", "=", gone.id).execute();
    worker = await start();
    await untilAllSent();
    expect(inbox.sentTo(helper.email)).toHaveLength(1);
  });
});

describe("the mail to a helper", () => {
  it("has no header, recipient or markup from a title or a name", async () => {
    const hostile =
      '\r\nBcc: victim@example.jp\r\n\r\n<script>alert(1)</script><img src="//evil">{by}';
    const { id } = await createEvent(db, { title: `夜${hostile}`, startsAt });
    const helper = await signedIn({ name: `ゆき${hostile}` });
    const granter = await signedIn({ name: `主催${hostile}`, role: "admin" });
    await grant(id, helper.email, granter);
    const [mail] = await inbox.untilSentTo(helper.email);
    expect(mail?.recipients).toEqual([helper.email]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.source.split("\r\n\r\n", 1)[0]).not.toMatch(/^Bcc:/im);
    expect(mail?.html).not.toMatch(/<script|<img/);
    expect(mail?.html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  });

  it("is not sent by somebody who may not give the right, nor for a person who is not known", async () => {
    const { id } = await createEvent(db, { startsAt });
    const helper = await signedIn();
    const other = await signedIn();
    await grant(id, other.email);
    await untilAllSent();
    inbox.mails.length = 0;
    // One who helps may not let others help.
    for (const by of [helper, other]) expect((await grant(id, helper.email, by)).status).toBe(403);
    expect((await grant(id, "nobody@example.jp")).status).toBe(404);
    expect((await grant(crypto.randomUUID(), helper.email)).status).toBe(404);
    expect(await jobs()).toBe(0);
    expect(inbox.mails).toEqual([]);
  });
});
