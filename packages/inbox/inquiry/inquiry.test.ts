import { randomUUID } from "node:crypto";
import {
  cannedTextListSchema,
  inquiryListSchema,
  inquiryThreadSchema,
} from "@takujo/contracts/inbox/inquiry";
import { createContactInquiry } from "@takujo/db/testing/create-contact-inquiry";
import { describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../apps/server/api/platform-api.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { receiveAnswer } from "./mailed-answers.ts";

const { db } = await createTestDatabase();
const api = createPlatformApi({
  db,
  logger: silentLogger,
  secret: "of the test",
  origin: testOrigin,
});
const signedIn = await signingIn(db, api, "/api/platform/v1");
const admin = await signedIn({ role: "admin", name: "三浦 さとる" });
const colleague = await signedIn({ role: "admin", name: "高橋 まこと" });

async function listed(query = "", who = admin) {
  const answer = await who.call("GET", `/admin/inquiries${query}`);
  expect(answer.status).toBe(200);
  return inquiryListSchema.strict().parse(await answer.json());
}
const idsOf = async (query = "", who = admin) =>
  (await listed(`${query || "?"}&limit=50`, who)).items.map(({ id }) => id);

async function thread(id: string) {
  const answer = await admin.call("GET", `/admin/inquiries/${id}`);
  return inquiryThreadSchema.strict().parse(await answer.json());
}

const post = (id: string, what: "replies" | "notes", body: string, who = admin) =>
  who.call("POST", `/admin/inquiries/${id}/${what}`, { body });
const put = (id: string, what: "assignee" | "state", body: object) =>
  admin.call("PUT", `/admin/inquiries/${id}/${what}`, body);
const auditOf = (id: string) =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "action", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

describe("the list of inquiries", () => {
  it("shows unfinished, new, own or all inquiries, newest first", async () => {
    const [fresh, open, mine, closed] = [
      await createContactInquiry(db),
      await createContactInquiry(db, { state: "open", assignee_id: colleague.id }),
      await createContactInquiry(db, { state: "answered", assignee_id: admin.id }),
      await createContactInquiry(db, { state: "closed", assignee_id: admin.id }),
    ];
    const all = [closed, mine, open, fresh].map(({ id }) => id);
    expect((await idsOf("?view=all")).slice(0, 4)).toEqual(all);
    expect((await idsOf()).slice(0, 3)).toEqual(all.slice(1));
    expect(await idsOf("?view=new")).toEqual([fresh.id]);
    expect(await idsOf("?view=mine")).toEqual([mine.id]);
    expect(await idsOf("?view=mine", colleague)).toEqual([open.id]);
    expect((await listed()).counts).toEqual({ new: 1, open: 1, answered: 1, closed: 1, mine: 1 });
  });

  it("continues page by page, without gaps among entries of the same moment", async () => {
    const created_at = new Date("2031-01-01T00:00:00.5Z");
    const made: string[] = [];
    for (let count = 0; count < 7; count++) {
      made.push((await createContactInquiry(db, { created_at })).id);
    }
    const seen: string[] = [];
    let after: string | null = "";
    while (after !== null && seen.length < 7) {
      const page = await listed(`?limit=3${after && `&after=${after}`}`);
      seen.push(...page.items.map(({ id }) => id));
      after = page.next;
    }
    expect(seen.slice(0, 7).sort()).toEqual(made.sort());
  });

  it("is searched by the beginning of receipt, name or address, in every state", async () => {
    const { id, receipt } = await createContactInquiry(db, {
      name: "Long Ayumi",
      email: "Ayumi.Long@Example.jp",
      state: "closed",
    });
    for (const words of [receipt, receipt.toLowerCase().slice(0, 12), "long a", "AYUMI.long@"]) {
      expect(await idsOf(`?search=${encodeURIComponent(words)}`), words).toContain(id);
    }
    for (const words of ["yumi", "%", "_", "'", "\\"]) {
      expect(await idsOf(`?search=${encodeURIComponent(words)}`), words).not.toContain(id);
    }
  });
});

describe("an inquiry", () => {
  it("is answered by a reply, which is mailed and assigns the inquiry to its author", async () => {
    const { id } = await createContactInquiry(db);
    const answer = await post(id, "replies", "  ひざの上でどうぞ。 ");
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ id, state: "answered" });
    const shown = await thread(id);
    expect(shown).toMatchObject({ state: "answered", assignee: { id: admin.id } });
    expect(shown.messages).toMatchObject([
      { kind: "reply", body: "ひざの上でどうぞ。", madeBy: "三浦 さとる" },
    ]);
    const { rows } = await db.executeQuery<{ key: string }>(
      db
        .selectFrom("graphile_worker.jobs" as never)
        .select("key" as never)
        .where("task_identifier" as never, "=", "inquiry-reply" as never)
        .compile() as never,
    );
    expect(rows.map(({ key }) => key)).toContain(`inquiry-reply:${shown.messages[0]?.id}`);
    await post(id, "replies", "つづき", colleague);
    expect((await thread(id)).assignee?.id).toBe(admin.id);
  });

  it("is opened by a note or an assignment, and mails nobody then", async () => {
    const [noted, given] = [await createContactInquiry(db), await createContactInquiry(db)];
    expect(await (await post(noted.id, "notes", "席を確認")).json()).toMatchObject({
      state: "open",
    });
    const assigned = await put(given.id, "assignee", { assigneeId: colleague.id });
    expect(await assigned.json()).toMatchObject({ state: "open" });
    expect((await thread(given.id)).assignee).toEqual({ id: colleague.id, name: "高橋 まこと" });
    await put(given.id, "assignee", { assigneeId: null });
    expect(await thread(given.id)).toMatchObject({ state: "open", assignee: null });
    const person = await signedIn();
    for (const assigneeId of [person.id, randomUUID()]) {
      expect((await put(given.id, "assignee", { assigneeId })).status).toBe(400);
    }
  });

  it("is closed, and is open or answered again when it is reopened", async () => {
    const [asked, answered] = [await createContactInquiry(db), await createContactInquiry(db)];
    await post(answered.id, "replies", "どうぞ");
    for (const { id } of [asked, answered]) {
      expect(await (await put(id, "state", { state: "closed" })).json()).toMatchObject({
        state: "closed",
      });
      expect(await idsOf()).not.toContain(id);
    }
    expect(await (await put(asked.id, "state", { state: "open" })).json()).toMatchObject({
      state: "open",
    });
    expect(await (await put(answered.id, "state", { state: "open" })).json()).toMatchObject({
      state: "answered",
    });
  });

  it("shows its sender's account by address, seats and other inquiries", async () => {
    const person = await signedIn();
    const email = person.email.toUpperCase();
    const { id } = await createContactInquiry(db, { email });
    await createContactInquiry(db, { email });
    const shown = await thread(id);
    expect(shown.userId).toBe(person.id);
    expect(shown.figures).toEqual({ reservations: 0, attended: 0, inquiries: 2 });
    expect(shown.assignees.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["三浦 さとる", "高橋 まこと"]),
    );
    const { id: unknown } = await createContactInquiry(db);
    expect((await thread(unknown)).userId).toBeNull();
  });

  it("audits every action, without any text", async () => {
    const { id, email } = await createContactInquiry(db);
    await post(id, "notes", "ないしょ");
    await put(id, "assignee", { assigneeId: colleague.id });
    await post(id, "replies", "おへんじ");
    await put(id, "state", { state: "closed" });
    await put(id, "state", { state: "open" });
    const trace = await auditOf(id);
    expect(trace.map(({ action }) => action)).toEqual([
      "inquiry.note",
      "inquiry.assign",
      "inquiry.reply",
      "inquiry.close",
      "inquiry.reopen",
    ]);
    expect(trace[2]).toMatchObject({
      actor_id: admin.id,
      before: { state: "open", assigneeId: colleague.id },
      after: { state: "answered", assigneeId: colleague.id },
    });
    const text = JSON.stringify(trace);
    for (const word of ["ないしょ", "おへんじ", email, "森野"]) expect(text).not.toContain(word);
  });

  it("shows its sender the replies, and never a note", async () => {
    const person = await signedIn();
    const { id } = await createContactInquiry(db, { email: person.email });
    await db
      .updateTable("contact_inquiry")
      .set({ user_id: person.id })
      .where("id", "=", id)
      .execute();
    await post(id, "notes", "ないしょ");
    await post(id, "replies", "おへんじ");
    const answer = await person.call("GET", "/inquiries");
    const text = await answer.text();
    expect(JSON.parse(text).items[0]).toMatchObject({
      state: "answered",
      replies: [{ body: "おへんじ" }],
    });
    expect(text).not.toContain("ないしょ");
    expect(text).not.toContain("三浦");
  });

  it("is hidden from others, and needs a text", async () => {
    const { id } = await createContactInquiry(db);
    const person = await signedIn();
    expect((await person.call("GET", `/admin/inquiries/${id}`)).status).toBe(403);
    expect((await post(id, "replies", "x", person)).status).toBe(403);
    expect((await post(id, "replies", "  ")).status).toBe(400);
    expect((await post(randomUUID(), "replies", "x")).status).toBe(404);
    expect((await thread(id)).messages).toEqual([]);
  });
});

describe("canned texts", () => {
  it("are written, changed and removed, and stand in their order", async () => {
    const created = await admin.call("POST", "/admin/canned-texts", {
      title: "忘れもの",
      ja: "お預かりしています。",
      position: 2,
    });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };
    await admin.call("POST", "/admin/canned-texts", { title: "領収書", ja: "はい", en: "Yes" });
    const list = async () => {
      const answer = await admin.call("GET", "/admin/canned-texts");
      return cannedTextListSchema.strict().parse(await answer.json()).items;
    };
    expect((await list()).map(({ title }) => title)).toEqual(["領収書", "忘れもの"]);
    const changed = { title: "忘れもの", ja: "あります。", en: "We have it.", position: 0 };
    const answer = await admin.call("PUT", `/admin/canned-texts/${id}`, changed);
    expect(await answer.json()).toEqual({ id, ...changed });
    expect((await admin.call("DELETE", `/admin/canned-texts/${id}`)).status).toBe(204);
    expect((await admin.call("DELETE", `/admin/canned-texts/${id}`)).status).toBe(404);
    expect((await auditOf(id)).map(({ action }) => action)).toEqual([
      "canned-text.create",
      "canned-text.change",
      "canned-text.remove",
    ]);
  });
});

describe("an answer by mail", () => {
  it("stands in the thread, with the sender's address if it is another", async () => {
    const inquiry = await createContactInquiry(db, { state: "closed" });
    const answer = { receipt: inquiry.receipt, text: "3人です。", attachments: ["写真.jpg"] };
    const own = { ...answer, mailId: "1".repeat(64), senderEmail: inquiry.email.toUpperCase() };
    const others = { ...answer, mailId: "2".repeat(64), senderEmail: "other@example.jp" };
    const withoutSender = { ...answer, mailId: "3".repeat(64), senderEmail: "" };
    for (const one of [own, others, withoutSender])
      expect(await receiveAnswer(db, one)).toBe("stored");
    expect(await receiveAnswer(db, own)).toBe("known");
    expect(await receiveAnswer(db, { ...own, receipt: "2000-0101-AAAA" })).toBe("no-inquiry");
    const { messages, state } = await thread(inquiry.id);
    expect(state).toBe("new");
    expect(messages).toMatchObject([
      { kind: "answer", body: "3人です。", madeBy: null, sender: null, attachments: ["写真.jpg"] },
      { kind: "answer", sender: "other@example.jp" },
      { kind: "answer", sender: null },
    ]);
  });

  it("is stored once by however many at the same moment", async () => {
    const { id, receipt } = await createContactInquiry(db);
    const answer = { receipt, mailId: "4".repeat(64), senderEmail: "", text: "a", attachments: [] };
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => receiveAnswer(db, answer)));
    expect(outcomes.filter((outcome) => outcome === "stored")).toHaveLength(1);
    expect((await thread(id)).messages).toHaveLength(1);
  });
});
