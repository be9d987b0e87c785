import { randomUUID } from "node:crypto";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createNews } from "@takujo/db/testing/create-news";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { change, editing } from "../../../packages/content/editing/testing/editor.ts";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { messageWorker } from "./testing/message-worker.ts";

const database = await createTestDatabase();
const { db } = database;
const worker = await messageWorker(database);
const newEditor = await editing(db);

beforeEach(worker.forget);

const inAnHour = () => new Date(Date.now() + 3_600_000);

/** An admin with an open invitation, message and publication. */
async function planner() {
  const editor = await newEditor();
  const { id: eventId } = await createEvent(db);
  const { id: eventSessionId } = await createEventSession(db, { eventId, capacity: 10 });
  const guest = await createUser(db);
  await createReservation(db, { eventSessionId, userId: guest.id });
  const messageId = await worker.sent(editor.id, eventId);
  // Sent now, and due later.
  await sql`update graphile_worker._private_jobs set run_at = ${inAnHour()}`.execute(db);
  const { id: newsId, slug } = await createNews(db, { title: "いまの題" });
  const version = await change(editor, "news", newsId, ({ texts }) => {
    texts.ja["title"] = "あとの題";
  });
  await editor.publish("news", newsId, version, inAnHour());
  const email = `${randomUUID()}@example.jp`;
  const { id: invitationId } = await db
    .insertInto("staff_invitation")
    .values({
      email,
      locale: "ja",
      roles: ["desk"],
      invited_by_id: editor.id,
      expires_at: inAnHour(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { id: editor.id, messageId, newsId, slug, email, invitationId, guest };
}

type Planner = Awaited<ReturnType<typeof planner>>;

async function plansOf({ email, messageId, newsId }: Planner) {
  const [invitation, message, draft] = await Promise.all([
    db.selectFrom("staff_invitation").select("id").where("email", "=", email).execute(),
    worker.stateOf(messageId),
    db.selectFrom("content_draft").select("publish_at").where("item_id", "=", newsId).execute(),
  ]);
  return { invitations: invitation.length, message, isScheduled: draft[0]?.publish_at !== null };
}

const untouched = { invitations: 1, message: "planned", isScheduled: true };
const withdrawn = { invitations: 0, message: "draft", isScheduled: false };

/** Its audit entry: which plan, and its content. */
const lapsesOf = ({ id }: Planner) =>
  db
    .selectFrom("audit_entry")
    .select(["action", "subject_id", "before"])
    .where("actor_id", "=", id)
    .where("action", "like", "%.lapse")
    .orderBy("action")
    .execute();

const lapseOf = {
  publication: ({ newsId }: Planner) => ({
    action: "content.lapse",
    subject_id: newsId,
    before: { publishAt: expect.stringMatching(/^\d{4}-/) },
  }),
  message: ({ messageId }: Planner) => ({
    action: "message.lapse",
    subject_id: messageId,
    before: { state: "planned" },
  }),
  invitation: ({ invitationId }: Planner) => ({
    action: "staff.lapse",
    subject_id: invitationId,
    before: { roles: ["desk"], eventIds: null },
  }),
};

const setUser = (id: string, values: object) =>
  db.updateTable("user").set(values).where("id", "=", id).execute();

async function titleOf({ newsId }: { newsId: string }): Promise<string | undefined> {
  const row = await db
    .selectFrom("news_text")
    .select("title")
    .where("news_id", "=", newsId)
    .where("locale", "=", "ja")
    .executeTakeFirst();
  return row?.title;
}

describe("what an admin planned is withdrawn", () => {
  it.each<[string, (id: string) => Promise<unknown>]>([
    ["who is demoted", (id) => setUser(id, { role: "user" })],
    ["who is banned", (id) => setUser(id, { banned: true })],
    ["who is removed", (id) => db.deleteFrom("user").where("id", "=", id).execute()],
  ])("of one %s", async (_, loseRights) => {
    const person = await planner();
    const other = await planner();
    await worker.runDue();
    expect(await plansOf(person)).toEqual(untouched);
    await loseRights(person.id);
    await worker.runDue();
    expect(await plansOf(person)).toEqual(withdrawn);
    expect(await worker.statesOf(person.messageId)).toEqual([]);
    expect(await lapsesOf(person)).toEqual([
      lapseOf.publication(person),
      lapseOf.message(person),
      lapseOf.invitation(person),
    ]);
    expect(await plansOf(other)).toEqual(untouched);
    // The text stays for others.
    const kept = await db
      .selectFrom("content_draft")
      .select(sql<string>`document #>> '{texts,ja,title}'`.as("title"))
      .where("item_id", "=", person.newsId)
      .executeTakeFirst();
    expect(kept?.title).toBe("あとの題");
  });

  it("unless their remaining or regained roles allow it", async () => {
    const editor = await planner();
    await createStaffMember(db, { userId: editor.id, roles: ["editor"] });
    await setUser(editor.id, { role: "user" });
    await worker.runDue();
    expect(await plansOf(editor)).toEqual({ ...untouched, invitations: 0 });
    const setRoles = (roles: string[]) =>
      db.updateTable("staff_member").set({ roles }).where("user_id", "=", editor.id).execute();
    await setRoles(["desk"]);
    await setRoles(["editor"]);
    await worker.runDue();
    expect(await plansOf(editor)).toEqual({ ...untouched, invitations: 0 });
    await setRoles(["desk", "host", "treasurer"]);
    await worker.runDue();
    expect(await plansOf(editor)).toEqual(withdrawn);
  });

  it("of staff who are removed from it", async () => {
    const editor = await planner();
    await createStaffMember(db, { userId: editor.id, roles: ["editor"] });
    await setUser(editor.id, { role: "user" });
    await worker.runDue();
    await db.deleteFrom("staff_member").where("user_id", "=", editor.id).execute();
    await worker.runDue();
    expect(await plansOf(editor)).toEqual(withdrawn);
  });

  it("not while they are admins by the environment", async () => {
    const person = await planner();
    await setUser(person.id, { role: "user" });
    await worker.runDue({ adminUserIds: [person.id] });
    expect(await plansOf(person)).toEqual(untouched);
  });
});

describe("when its hour comes and nothing was withdrawn yet", () => {
  /** As if the right had just been lost: the withdrawing job has not run yet. */
  async function demoted() {
    const person = await planner();
    await setUser(person.id, { role: "user" });
    await sql`delete from graphile_worker._private_jobs where key like 'withdraw-plans:%'`.execute(
      db,
    );
    return person;
  }

  it("a message goes to nobody, and is a draft again", async () => {
    const person = await demoted();
    await worker.work();
    expect(await plansOf(person)).toMatchObject({ message: "draft", isScheduled: false });
    expect(worker.inbox.sentTo(person.guest.email)).toEqual([]);
    expect(await lapsesOf(person)).toEqual([lapseOf.publication(person), lapseOf.message(person)]);
  });

  it("an item stays as it was, and its draft too", async () => {
    const person = await demoted();
    await worker.work();
    expect(await titleOf(person)).toBe("いまの題");
  });

  it("both happen for an admin by the environment", async () => {
    const person = await demoted();
    await worker.work({ adminUserIds: [person.id] });
    expect(worker.inbox.sentTo(person.guest.email)).toHaveLength(1);
    expect(await titleOf(person)).toBe("あとの題");
  });

  it("a message that has started continues", async () => {
    const person = await planner();
    await db
      .updateTable("message")
      .set({ state: "sending" })
      .where("id", "=", person.messageId)
      .execute();
    await setUser(person.id, { role: "user" });
    await worker.work();
    expect(worker.inbox.sentTo(person.guest.email)).toHaveLength(1);
  });
});
