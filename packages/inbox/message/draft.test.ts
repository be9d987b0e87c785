import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { messageListSchema, messagePreviewSchema } from "@takujo/contracts/inbox/message";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { testOrigin } from "../../../tests/support/signed-in.ts";
import { findTest } from "./test-message.ts";
import { order, messageWords as words, writing } from "./testing/writing.ts";

const { db } = await createTestDatabase();
const { signedIn, admin, colleague, newEvent, post, put, read, draft } = await writing(db);

describe("a draft", () => {
  it("is not overwritten from an earlier version, nor after it was sent", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const { id, version } = await draft(eventId);
    expect(await put(id, { ...words, bodyJa: "先に", version }, colleague)).toMatchObject({
      status: 200,
    });
    expect(await put(id, { ...words, bodyJa: "あとに", version })).toMatchObject({ status: 409 });
    expect((await read(id)).bodyJa).toBe("先に");
    await post(`/${id}/send`, order(version + 1));
    expect(await put(id, { ...words, version: version + 2 })).toMatchObject({ status: 409 });
    expect((await admin.call("DELETE", `/admin/messages/${id}`)).status).toBe(409);
  });

  it("treats hostile texts as text: one subject line, no bidirectional overrides, bounded length", async () => {
    const { eventId, guest } = await newEvent();
    await guest();
    const { id, version } = await draft(eventId, {
      subjectJa: "件名\r\nBcc: all@example.jp\u202eabc",
      bodyJa: "<script>alert(1)</script>\u202e",
    });
    const { subjectJa, bodyJa } = await read(id);
    expect(subjectJa).toBe("件名 Bcc: all@example.jpabc");
    expect(bodyJa).toBe("<script>alert(1)</script>");
    for (const values of [{ subjectJa: "あ".repeat(101) }, { bodyJa: "あ".repeat(4_001) }]) {
      expect(await put(id, { ...words, ...values, version })).toMatchObject({ status: 400 });
    }
    const unknown = { ...words, segments: ["everybody"], version };
    expect(await put(id, unknown)).toMatchObject({ status: 400 });
  });

  it("is previewed as one recipient's mail, with values filled in", async () => {
    const { eventId, guest } = await newEvent();
    await guest({ nickname: "なぎ" });
    const { reservation } = await guest({ nickname: "Dan", locale: "en" });
    const stranger = await (await newEvent()).guest();
    const english = { subjectEn: "News of {event}", bodyEn: "Hello {name}" };
    const { id } = await draft(eventId, english);
    const preview = async (of = "") => {
      const path = `/admin/messages/${id}/preview${of && `?person=${of}`}`;
      return messagePreviewSchema.parse(await (await admin.call("GET", path)).json());
    };
    const { mail, people } = await preview(reservation.id);
    expect(people).toHaveLength(2);
    expect(mail).toMatchObject({ locale: "en", subject: expect.stringContaining("News of ") });
    expect(mail?.parts.filter(({ isFilled }) => isFilled)).toEqual([
      { text: "Dan", isFilled: true },
    ]);
    const text = mail?.parts.map((part) => part.text).join("");
    expect(text).toContain(`${testOrigin}/en/user/reservation/${reservation.id}/detail`);
    // For anybody else, the preview is that of a recipient.
    for (const other of [stranger.reservation.id, stranger.person.id, "no uuid"]) {
      const shown = (await preview(other)).mail?.personId;
      expect(people.map(({ personId }) => personId)).toContain(shown);
    }
  });

  it("is previewed without personal data for organizers without the right to see guests", async () => {
    const editor = await signedIn();
    await createStaffMember(db, { userId: editor.id, roles: ["editor"] });
    const { eventId, guest } = await newEvent();
    const { person, reservation } = await guest({ nickname: "なぎさ" });
    const reader = await createUser(db, { name: "名月" });
    await db
      .updateTable("profile")
      .set({ news_mail: true })
      .where("user_id", "=", reader.id)
      .execute();
    const code = spokenCode(reservation.code);
    for (const [id, ...own] of [
      [(await draft(eventId)).id, person.email, "なぎさ", code],
      [(await draft(null)).id, reader.email, "名月"],
    ]) {
      const preview = async (who: typeof admin) =>
        (await who.call("GET", `/admin/messages/${id}/preview`)).text();
      const whole = await preview(admin);
      const seen = await preview(editor);
      const shown = messagePreviewSchema.parse(JSON.parse(seen));
      expect(shown).toMatchObject({ mail: { to: "" }, people: [] });
      for (const detail of own) {
        expect(whole).toContain(detail);
        expect(seen).not.toContain(detail);
      }
    }
  });

  it("is tested only as one recipient's mail", async () => {
    const { eventId, guest } = await newEvent();
    const { reservation } = await guest();
    const stranger = await (await newEvent()).guest();
    const { id, version } = await draft(eventId);
    const test = (personId: string) => post(`/${id}/test`, { personId, version });
    for (const other of [stranger.reservation.id, stranger.person.id, "no uuid"]) {
      expect(await test(other)).toMatchObject({ status: 404 });
    }
    expect(await test(reservation.id)).toMatchObject({ status: 202 });
  });

  it("is tested in its current form, before sending, and only if it is complete", async () => {
    const { eventId, guest } = await newEvent();
    const { reservation } = await guest();
    const test = ({ id, version }: { id: string; version: number }) =>
      post(`/${id}/test`, { personId: reservation.id, version });
    const written = await draft(eventId);
    const former = { ...written, version: written.version - 1 };
    expect(await test(former)).toMatchObject({ code: "changed-meanwhile" });
    const { version } = await post(`/${written.id}/send`, order(written.version));
    expect(await test({ ...written, version })).toMatchObject({ code: "changed-meanwhile" });
    for (const [wrong, reason] of [
      [{ subjectJa: "" }, "body"],
      [{ bodyJa: "" }, "body"],
      [{ bodyJa: "{なまえ}さん" }, "unknown-variable"],
      [{ bodyEn: "{nobody}" }, "unknown-variable"],
    ] as const) {
      expect(await test(await draft(eventId, wrong))).toMatchObject({ status: 400, reason });
    }
  });

  it("sends no test if its recipient cancels before the worker renders it", async () => {
    const { eventId, guest } = await newEvent();
    const { reservation } = await guest();
    await guest();
    const { id: messageId } = await draft(eventId);
    const asked = { messageId, personId: reservation.id, userId: admin.id };
    expect(await findTest(db, asked)).toMatchObject({
      mailed: { reservation: { id: reservation.id } },
    });
    await db
      .updateTable("reservation")
      .set({ state: "cancelled" })
      .where("id", "=", reservation.id)
      .execute();
    expect(await findTest(db, asked)).toBeUndefined();
  });
});

describe("the list of messages", () => {
  it("comes newest first, page by page, for admins alone", async () => {
    const { eventId } = await newEvent();
    const [older, newer] = [await draft(eventId), await draft(eventId)];
    const page = async (query: string) => {
      const answer = await admin.call("GET", `/admin/messages?limit=1${query}`);
      return messageListSchema.strict().parse(await answer.json());
    };
    const first = await page("");
    expect(first.items.map(({ id }) => id)).toEqual([newer.id]);
    const second = await page(`&after=${first.next}`);
    expect(second.items.map(({ id }) => id)).toEqual([older.id]);
    const guest = await signedIn();
    expect((await guest.call("GET", "/admin/messages")).status).toBe(403);
  });
});
