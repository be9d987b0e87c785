import {
  maxTemplateNameLength,
  maxTemplates,
} from "@takujo/contracts/content/editing/editing-limits";
import { eventTemplateListSchema } from "@takujo/contracts/content/editing/event-template";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createPlatformApi } from "../../../../apps/server/api/platform-api.ts";
import { platformBasePath } from "../../../../apps/server/http/upload-paths.ts";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { signingIn, testOrigin } from "../../../../tests/support/signed-in.ts";
import { silentLogger } from "../../../../tests/support/silent-logger.ts";
import { change, editing } from "../testing/editor.ts";

const { db } = await createTestDatabase();
const editor = await (await editing(db))();
const path = "/admin/event-templates";

const list = async (query = "") => {
  const { body } = await editor.ask("GET", `${path}${query}`);
  return eventTemplateListSchema.strict().parse(body).items;
};
const save = (body: object) => editor.ask<{ id: string }>("POST", path, body);
const startsAt = new Date("2026-11-14T04:00:00Z");

/** An event on Saturday, 14 November, with one session that was called off. */
async function eventWithSession() {
  const { id: eventId } = await createEvent(db, { startsAt, title: "重量級ナイト" });
  await createEventSession(db, { eventId, startsAt });
  await change(editor, "event", eventId, (document) => {
    Object.assign(document.shared, { slug: `heavy-${crypto.randomUUID().slice(0, 8)}`, fee: 3000 });
    Object.assign(document.texts.ja, { bring: "上ばき", notice: "雨のため30分おそく開けます。" });
    for (const session of document.sessions ?? []) session.calledOff = true;
  });
  return eventId;
}

describe("a template of events", () => {
  it("is saved from an event as it stands in the editor, and stays when the event changes", async () => {
    const eventId = await eventWithSession();
    const { status, body } = await save({ eventId, name: "  重量級ナイト（半日） " });
    expect(status).toBe(201);
    await change(editor, "event", eventId, ({ shared }) => Object.assign(shared, { fee: 100 }));
    const saved = (await list()).find(({ id }) => id === body.id);
    expect(saved).toMatchObject({
      name: "重量級ナイト（半日）",
      title: "重量級ナイト",
      startsAt: startsAt.toISOString(),
      fee: 3000,
      sessions: 1,
    });
    expect(saved?.venueName).toBeTruthy();
  });

  it("begins an event on a chosen day, with all its hours, and says what it filled in", async () => {
    const eventId = await eventWithSession();
    const name = crypto.randomUUID();
    const { body: template } = await save({ eventId, name });
    const made = await editor.create("event", { template: template.id, day: "2026-12-05" });
    expect(made.status).toBe(201);
    const { body } = await editor.read("event", made.body.id);
    expect(body.document).toMatchObject({
      shared: { fee: 3000, startsAt: "2026-12-05T04:00:00.000Z" },
      texts: { ja: { title: "重量級ナイト", bring: "上ばき", notice: "" } },
      sessions: [{ startsAt: "2026-12-05T04:00:00.000Z", calledOff: false }],
    });
    expect(body.document.shared["slug"]).toMatch(/^heavy-.*-2026-12-05$/);
    expect(body.filled).toEqual({ source: "template", name, document: body.document });
    const changed = await change(editor, "event", made.body.id, ({ shared }) =>
      Object.assign(shared, { fee: 100 }),
    );
    expect(changed).toBeGreaterThan(0);
    const again = await editor.read("event", made.body.id);
    expect(again.body.document.shared["fee"]).toBe(100);
    expect(again.body.filled?.document.shared["fee"]).toBe(3000);
  });

  it("is told from the usual settings, and a copy was filled in by nobody", async () => {
    await createEvent(db);
    const usual = await editor.create("event");
    const { body: begun } = await editor.read("event", usual.body.id);
    expect(begun.filled).toMatchObject({ source: "usual", name: "" });
    const copy = await editor.create("event", { copyOf: usual.body.id });
    expect((await editor.read("event", copy.body.id)).body.filled).toBeNull();
    const news = await editor.create("news");
    expect((await editor.read("news", news.body.id)).body.filled).toBeNull();
  });

  it("and usual settings are missing where no event was published before", async () => {
    const empty = await createTestDatabase();
    const first = await (await editing(empty.db))();
    const { body: made } = await first.create("event");
    expect((await first.read("event", made.id)).body.filled).toBeNull();
    await createEvent(empty.db, { fee: 2800 });
    const { body: next } = await first.create("event");
    expect((await first.read("event", next.id)).body.filled).toMatchObject({
      source: "usual",
      document: { shared: { fee: 2800 } },
    });
  });

  it("is renamed and removed, each with its line in the audit", async () => {
    const eventId = await eventWithSession();
    const name = crypto.randomUUID();
    const { id } = (await save({ eventId, name })).body;
    const renamed = `${name} 2`;
    expect((await editor.ask("PUT", `${path}/${id}`, { name: renamed })).status).toBe(200);
    // The same name again changes nothing.
    expect((await editor.ask("PUT", `${path}/${id}`, { name: renamed })).status).toBe(200);
    expect((await list()).find((template) => template.id === id)?.name).toBe(renamed);
    const made = await editor.create("event", { template: id, day: "2026-12-05" });
    expect((await editor.ask("DELETE", `${path}/${id}`)).status).toBe(204);
    expect((await editor.ask("DELETE", `${path}/${id}`)).status).toBe(404);
    expect((await editor.ask("PUT", `${path}/${id}`, { name })).status).toBe(404);
    expect((await editor.create("event", { template: id })).status).toBe(404);
    expect((await editor.read("event", made.body.id)).body.filled?.name).toBe(renamed);
    const { rows } = await sql<{ action: string }>`
      select action from audit_entry where subject_id = ${id} order by id`.execute(db);
    expect(rows.map(({ action }) => action)).toEqual([
      "event-template.create",
      "event-template.rename",
      "event-template.remove",
    ]);
  });

  it("has a name of its own", async () => {
    const eventId = await eventWithSession();
    const names = [crypto.randomUUID(), crypto.randomUUID()];
    await save({ eventId, name: names[0] });
    const { id } = (await save({ eventId, name: names[1] })).body;
    const taken = { status: 409, body: { code: "not-now", reason: "name-taken" } };
    expect(await save({ eventId, name: names[0] })).toMatchObject(taken);
    expect(await editor.ask("PUT", `${path}/${id}`, { name: names[0] })).toMatchObject(taken);
    const name = crypto.randomUUID();
    const racers = await Promise.all([1, 2, 3, 4].map(() => save({ eventId, name })));
    expect(racers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    [{ name: "" }],
    [{ name: "　 " }],
    [{ name: "長".repeat(maxTemplateNameLength + 1) }],
    [{ name: ["配列"] }],
    [{ name: "a\u0000b" }],
    [{ eventId: "not-an-id" }],
    [{ eventId: undefined }],
  ])("refuses %j", async (wrong) => {
    const eventId = await eventWithSession();
    expect((await save({ eventId, name: "名前", ...wrong })).status).toBe(400);
  });

  it("needs an event, and begins nothing but events", async () => {
    const nowhere = await save({ eventId: crypto.randomUUID(), name: "どこにもない" });
    expect(nowhere.status).toBe(404);
    const { id } = (await save({ eventId: await eventWithSession(), name: crypto.randomUUID() }))
      .body;
    expect((await editor.create("news", { template: id })).status).toBe(404);
    expect((await editor.create("event", { template: id, day: "2026-02-30" })).status).toBe(400);
  });

  it("of a draft without a day begins an event without a day", async () => {
    const { body: draft } = await editor.create("event");
    const { id } = (await save({ eventId: draft.id, name: crypto.randomUUID() })).body;
    expect((await list()).find((one) => one.id === id)).toMatchObject({ startsAt: null });
    const made = await editor.create("event", { template: id, day: "2026-12-05" });
    const { body } = await editor.read("event", made.body.id);
    expect(body.document.shared["startsAt"]).toBe("");
  });

  it("is for admins only", async () => {
    const options = { db, logger: silentLogger, secret: "s".repeat(32), origin: testOrigin };
    const api = createPlatformApi(options);
    const somebody = await (await signingIn(db, api, platformBasePath))();
    const body = { eventId: await eventWithSession(), name: "ひな形" };
    expect((await somebody.call("GET", path)).status).toBe(403);
    expect((await somebody.call("POST", path, body)).status).toBe(403);
  });

  it("is not one of more than a person can survey", async () => {
    const eventId = await eventWithSession();
    await sql`insert into event_template (name, document)
      select 'many ' || n, '{"shared": {}, "texts": {"ja": {}, "en": {}}}'
      from generate_series(1, ${maxTemplates}::int - (select count(*)::int from event_template)) n`.execute(
      db,
    );
    expect(await list("?locale=en")).toHaveLength(maxTemplates);
    expect(await save({ eventId, name: "もうひとつ" })).toMatchObject({
      status: 409,
      body: { reason: "full" },
    });
  });
});
