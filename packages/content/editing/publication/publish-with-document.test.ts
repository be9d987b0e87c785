import { rightsOf } from "@takujo/contracts/account/staff-policy";
import type { Publication } from "@takujo/contracts/content/editing/content";
import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import type { StaffContext } from "@takujo/runtime/staff/for-staff";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readNews } from "../../news/index.ts";
import { assertWriter } from "../policy.ts";
import { editing, newsDocument } from "../testing/editor.ts";

const { db } = await createTestDatabase();
const newEditor = await editing(db);
const editor = await newEditor("高橋");
const other = await newEditor("森");

/** Draft, revisions and audit entries of an item, to see that a refusal left none. */
async function tracesOf(id: string) {
  const draft = await db
    .selectFrom("content_draft")
    .select(["version", "document", "publish_at"])
    .where("item_id", "=", id)
    .execute();
  const revisions = await db
    .selectFrom("content_revision")
    .select("number")
    .where("item_id", "=", id)
    .execute();
  const audit = await db
    .selectFrom("audit_entry")
    .select("action")
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  return { draft, revisions, audit: audit.map(({ action }) => action) };
}

async function titled(id: string, title: string) {
  const { version, document } = (await editor.read("news", id)).body;
  const texts = { ...document.texts, ja: { ...document.texts.ja, title } };
  return { version, document: { ...document, texts } };
}

async function begun() {
  const { id } = (await editor.create("news")).body;
  return { id, version: (await editor.read("news", id)).body.version };
}

describe("a document that is published at once", () => {
  it("is published in one transaction, and audited as a save and a publication", async () => {
    const { id, slug } = await createNews(db, { title: "もと" });
    const { status, body } = await editor.publishAs("news", id, await titled(id, "つぎ"));
    expect([status, body.state, body.publishAt]).toEqual([200, "published", null]);
    expect([body.savedAt, body.problems]).toEqual([null, []]);
    expect((await readNews(db, slug, "ja")).title).toBe("つぎ");
    const { draft, revisions, audit } = await tracesOf(id);
    expect([draft, revisions.length]).toEqual([[], 2]);
    expect(audit).toEqual(["content.edit", "content.publish"]);
    // `now()` is the moment at which a transaction began.
    const { rows } = await sql`
      select at from audit_entry where subject_id = ${id}
      union select made_at from content_revision
      where item_id = ${id} and made_by_id is not null`.execute(db);
    expect(rows).toHaveLength(1);
    const item = (await editor.read("news", id)).body;
    expect([item.version, item.state]).toEqual([body.version, "published"]);
  });

  it("may be that of a new item", async () => {
    const { id, version } = await begun();
    const document = newsDocument("new-at-once");
    const { body } = await editor.publishAs("news", id, { version, document });
    expect(body).toMatchObject({ id, state: "published", problems: [] });
    expect((await readNews(db, "new-at-once", "ja")).title).toBe("夏の合宿");
  });

  it("stays the draft if it has problems, and the answer names them", async () => {
    const { id, slug } = await createNews(db, { title: "もと" });
    const { version, document } = await titled(id, "");
    const { status, body } = await editor.publishAs("news", id, { version, document });
    const missing = [{ part: "ja", field: "title", problem: "missing" }];
    expect([status, body.state, body.problems]).toEqual([200, "changed", missing]);
    expect((await readNews(db, slug, "ja")).title).toBe("もと");
    expect((await editor.read("news", id)).body).toMatchObject({
      state: "changed",
      version: body.version,
      savedAt: body.savedAt,
      document: { texts: { ja: { title: "" } } },
    });
    expect((await tracesOf(id)).audit).toEqual(["content.edit"]);
  });

  it("based on an earlier version is refused, and nothing of it is saved", async () => {
    const { id } = await createNews(db, {});
    const mine = await titled(id, "わたしの題");
    const theirs = await titled(id, "あの人の題");
    await other.save("news", id, theirs.version, theirs.document);
    const before = await tracesOf(id);
    for (const more of [{}, { check: true }, { at: "2099-01-01T00:00:00Z" }]) {
      const late = await editor.publishAs("news", id, { ...mine, ...more });
      expect(late).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
    }
    expect(await tracesOf(id)).toEqual(before);
  });

  it("is published for exactly one of ten who send theirs at once", async () => {
    const { id, slug } = await createNews(db, {});
    const { version, document } = await titled(id, "");
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => {
        const texts = { ...document.texts, ja: { ...document.texts.ja, title: `題 ${at}` } };
        return editor.publishAs("news", id, { version, document: { ...document, texts } });
      }),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect((await readNews(db, slug, "ja")).title).toBe(`題 ${statuses.indexOf(200)}`);
    expect(await tracesOf(id)).toMatchObject({ draft: [], audit: { length: 2 } });
  });

  it("stays a draft if another item takes its slug at the same moment", async () => {
    const begin = [await begun(), await begun()];
    const document = newsDocument("race-at-once");
    const answers = await Promise.all(
      begin.map(({ id, version }) => editor.publishAs("news", id, { version, document })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const lost = answers.find(({ body }) => body.problems.length > 0)?.body;
    expect(lost).toMatchObject({
      state: "draft",
      problems: [{ part: "shared", field: "slug", problem: "slug-taken" }],
    });
    const { draft, revisions, audit } = await tracesOf(lost?.id ?? "");
    expect([draft.length, revisions.length]).toEqual([1, 0]);
    expect(draft[0]?.version).toBe(lost?.version);
    expect(audit).toEqual(["content.create"]);
    expect(answers.map(({ body }) => body.state).toSorted()).toEqual(["draft", "published"]);
  });

  it("without a change is refused, and leaves no draft", async () => {
    for (const [kind, id] of [
      ["news", (await createNews(db, {})).id],
      ["board-game", (await createBoardGame(db, {})).id],
      ["legal", (await createLegal(db, { version: 1, effectiveOn: "2024-10-01" })).id],
    ] as const) {
      const { version, document } = (await editor.read(kind, id)).body;
      const before = await tracesOf(id);
      const answer = await editor.publishAs(kind, id, { version, document });
      expect(answer).toMatchObject({ status: 409, body: { code: "not-now", reason: "unchanged" } });
      expect(await tracesOf(id)).toEqual(before);
    }
  });

  it("equal to another person's draft publishes it without saving it again", async () => {
    const { id } = await createNews(db, {});
    const { version, document } = await titled(id, "あの人の題");
    const saved = await other.save("news", id, version, document);
    const again = { version: saved.body.version, document };
    const { body } = await editor.publishAs("news", id, again);
    expect([body.state, body.version]).toEqual(["published", saved.body.version]);
    expect((await tracesOf(id)).audit).toEqual(["content.edit", "content.publish"]);
  });

  it("of a legal text in force is refused, and nothing of it is saved", async () => {
    const { id } = await createLegal(db, {
      kind: "term-of-service",
      version: 1,
      effectiveOn: "2024-10-01",
    });
    const { version, document } = (await editor.read("legal", id)).body;
    document.texts.ja["summary"] = "あとから直した";
    const answer = await editor.publishAs("legal", id, { version, document });
    expect(answer).toMatchObject({ status: 409, body: { code: "not-now" } });
    expect(answer.body.reason).toBeUndefined();
    expect(await tracesOf(id)).toEqual({ draft: [], revisions: [], audit: [] });
  });
});

describe("a document that is scheduled", () => {
  const at = "2099-01-01T00:00:00.000Z";

  it("becomes the scheduled draft in one call", async () => {
    const { id, slug } = await createNews(db, { title: "いま" });
    const { body } = await editor.publishAs("news", id, { ...(await titled(id, "あと")), at });
    expect([body.state, body.publishAt, body.problems]).toEqual(["scheduled", at, []]);
    expect((await readNews(db, slug, "ja")).title).toBe("いま");
    expect((await editor.read("news", id)).body).toMatchObject({
      state: "scheduled",
      version: body.version,
      savedAt: body.savedAt,
      document: { texts: { ja: { title: "あと" } } },
    });
    expect((await tracesOf(id)).audit).toEqual(["content.edit", "content.schedule"]);
  });

  it("with problems becomes a draft without a schedule", async () => {
    const { id, version } = await begun();
    const { body } = await editor.publishAs("news", id, {
      version,
      document: newsDocument("Not A Slug"),
      at,
    });
    expect([body.state, body.publishAt]).toEqual(["draft", null]);
    expect(body.problems.map(({ field }) => field)).toEqual(["slug"]);
    const { draft } = await tracesOf(id);
    expect(draft.map(({ publish_at }) => publish_at)).toEqual([null]);
  });

  it("of an archived item, even without a change, becomes a scheduled draft", async () => {
    const { id } = await createNews(db, {});
    await editor.act("POST", "news", id, "archive");
    const { version, document } = (await editor.read("news", id)).body;
    const { body } = await editor.publishAs("news", id, { version, document, at });
    const item = (await editor.read("news", id)).body;
    expect([item.state, item.publishAt, item.savedAt]).toEqual(["scheduled", at, body.savedAt]);
    expect(item.version).toBe(body.version);
  });
});

describe("a document that is only checked", () => {
  it("is saved if it changes anything, and not published", async () => {
    const { id, slug } = await createNews(db, { title: "もと" });
    const { body } = await editor.publishAs("news", id, {
      ...(await titled(id, "つぎ")),
      check: true,
    });
    expect([body.state, body.problems]).toEqual(["changed", []]);
    expect((await readNews(db, slug, "ja")).title).toBe("もと");
    const again = { ...(await titled(id, "つぎ")), check: true };
    expect((await editor.publishAs("news", id, again)).body).toEqual(body);
    expect((await tracesOf(id)).audit).toEqual(["content.edit"]);
  });

  it("is not saved if it changes nothing, whatever the item's state", async () => {
    const { id } = await createNews(db, {});
    const { version, document } = (await editor.read("news", id)).body;
    const call = { version, document, check: true };
    expect((await editor.publishAs("news", id, call)).body).toMatchObject({
      state: "published",
      version,
      savedAt: null,
    });
    await editor.act("POST", "news", id, "archive");
    expect((await editor.publishAs("news", id, call)).body.state).toBe("archived");
    expect(await tracesOf(id)).toMatchObject({ draft: [], audit: ["content.archive"] });
  });
});

describe("a hostile document", () => {
  it.each([
    ["of another kind", { shared: { announcedOn: "x" }, texts: { ja: { body: "文" }, en: {} } }],
    [
      "with property names of JavaScript itself",
      JSON.parse('{"shared":{"__proto__":1},"texts":{"ja":{"constructor":"x"},"en":{}}}'),
    ],
    [
      "with values of other types",
      { shared: { slug: ["a"], pinned: 7 }, texts: { ja: { title: false }, en: {} } },
    ],
    ["with sessions", { ...newsDocument("x y"), sessions: [] }],
    ["with what cannot be stored", newsDocument("x\u0000 y", "\ud800")],
  ])("%s is no more than a draft with problems", async (_, document) => {
    const { id, version } = await begun();
    const publication: Publication = { version, document: document as ContentDocument };
    const { status, body } = await editor.publishAs("news", id, publication);
    expect([status, body.state, body.problems.length > 0]).toEqual([200, "draft", true]);
    const kept = (await editor.read("news", id)).body.document;
    expect(Object.keys(kept.shared)).toEqual(
      expect.arrayContaining(["slug", "category", "pinned", "cover"]),
    );
    expect(Object.keys(kept.shared)).toHaveLength(4);
    expect(kept.sessions).toBeUndefined();
  });

  it.each([
    ["a list", [], 400],
    ["no texts", { shared: {} }, 400],
    ["a text that is too long", newsDocument("x", "長".repeat(100_001)), 400],
    ["too many bytes", { ...newsDocument("x"), more: "長".repeat(350_000) }, 413],
  ])("that is %s is refused, and nothing is saved", async (_, document, status) => {
    const { id, version } = await begun();
    const before = await tracesOf(id);
    const answer = await editor.publishAs("news", id, { version, document } as never);
    expect(answer.status).toBe(status);
    expect(await tracesOf(id)).toEqual(before);
  });

  it("for an unknown item is not found", async () => {
    const document = newsDocument("nowhere");
    const answer = await editor.publishAs("news", crypto.randomUUID(), { version: 0, document });
    expect(answer.status).toBe(404);
  });
});

it("publishing a document requires the right to write it", async () => {
  const holding = (rights: object) =>
    ({ get: () => async () => rights }) as unknown as StaffContext;
  const news = { kind: "news", itemId: "n" } as const;
  const event = { kind: "event", itemId: "e" } as const;
  const writes = (rights: object, item: typeof news | typeof event) =>
    assertWriter(holding(rights), item).then(
      () => true,
      ({ code }) => code,
    );
  const publish = { publish: "everywhere" };
  expect(await writes(publish, news)).toBe("not-allowed");
  expect(await writes({ ...publish, events: "everywhere" }, news)).toBe("not-allowed");
  expect(await writes({ ...publish, content: "everywhere" }, event)).toBe("not-allowed");
  expect(await writes({ ...publish, events: ["another"] }, event)).toBe("not-allowed");
  expect(await writes({ ...publish, events: ["e"] }, event)).toBe(true);
  expect(await writes(rightsOf({ roles: ["editor"], eventIds: null }), news)).toBe(true);
});
