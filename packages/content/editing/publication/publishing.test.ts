import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readNews } from "../../news/index.ts";
import { change, editing, newsDocument } from "../testing/editor.ts";

const { db } = await createTestDatabase();
const newEditor = await editing(db);
const editor = await newEditor();

const read = (slug: string) => readNews(db, slug, "ja");
const auditOf = (id: string) =>
  db
    .selectFrom("audit_entry")
    .select(["actor_id", "action", "subject_kind", "before", "after"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();

async function newDraft(slug: string) {
  const { body: created } = await editor.create("news");
  const { body } = await editor.read("news", created.id);
  const saved = await editor.save("news", created.id, body.version, newsDocument(slug));
  return { id: created.id, version: saved.body.version };
}

describe("something new", () => {
  it("is a draft that is not public, with defaults filled in", async () => {
    const { status, body } = await editor.create("news");
    expect([status, body.state]).toEqual([201, "draft"]);
    const { body: item } = await editor.read("news", body.id);
    expect(item).toMatchObject({
      state: "draft",
      published: null,
      publishedAt: null,
      revisions: 0,
    });
    expect(item.document.shared).toMatchObject({ slug: "", category: "notice", pinned: false });
    expect(item.problems.map(({ part, field, problem }) => `${part}.${field} ${problem}`)).toEqual([
      "shared.slug missing",
      "ja.title missing",
      "ja.summary missing",
      "ja.body missing",
    ]);
    expect(await db.selectFrom("news").select("id").execute()).toEqual([]);
  });

  it("is public when it is published, and its draft is gone", async () => {
    const { id, version } = await newDraft("camp");
    expect(await editor.publish("news", id, version)).toMatchObject({
      status: 200,
      body: { id, state: "published", publishAt: null },
    });
    expect(await read("camp")).toMatchObject({ title: "夏の合宿", locale: "ja" });
    const { body } = await editor.read("news", id);
    expect(body).toMatchObject({ state: "published", savedAt: null, revisions: 1, problems: [] });
    expect(body.document).toEqual(body.published);
  });

  it("is refused with every problem while it has some", async () => {
    const { id, version } = await newDraft("Not A Slug");
    const answer = await editor.publish("news", id, version);
    expect(answer).toMatchObject({ status: 400, body: { code: "invalid-input" } });
    expect(answer.body.issues).toEqual([
      { path: "shared.slug", message: "malformed", rule: "malformed", values: {} },
    ]);
    expect((await editor.read("news", id)).body.state).toBe("draft");
  });

  it("cannot have an address that something else has", async () => {
    await createNews(db, { slug: "taken" });
    const { id, version } = await newDraft("taken");
    const { body } = await editor.publish("news", id, version);
    expect(body.issues?.map(({ path, rule }) => [path, rule])).toEqual([
      ["shared.slug", "slug-taken"],
    ]);
  });

  it("is refused to one of two who publish the same address in one moment", async () => {
    const drafts = await Promise.all([newDraft("race"), newDraft("race")]);
    const answers = await Promise.all(
      drafts.map(({ id, version }) => editor.publish("news", id, version)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400);
    expect(refused?.body.issues?.[0]?.rule).toBe("slug-taken");
  });
});

describe("something public", () => {
  it("stays as it is while it is being changed, and then shows the new text", async () => {
    const { id, slug } = await createNews(db, { title: "はじめの題" });
    const version = await change(editor, "news", id, ({ texts }) => {
      texts.ja["title"] = "あたらしい題";
    });
    expect((await read(slug)).title).toBe("はじめの題");
    expect((await editor.read("news", id)).body).toMatchObject({
      state: "changed",
      document: { texts: { ja: { title: "あたらしい題" } } },
      published: { texts: { ja: { title: "はじめの題" } } },
    });
    const before = await read(slug);
    await editor.publish("news", id, version);
    const after = await read(slug);
    expect([after.title, after.publishedAt]).toEqual(["あたらしい題", before.publishedAt]);
  });

  it("leads on from its earlier address", async () => {
    const { id, slug } = await createNews(db, {});
    const version = await change(editor, "news", id, ({ shared }) => {
      shared["slug"] = "moved-by-publishing";
    });
    await editor.publish("news", id, version);
    await expect(read(slug)).rejects.toMatchObject({ code: "moved", to: "moved-by-publishing" });
  });

  it("has nothing to publish while it has no draft", async () => {
    const { id } = await createNews(db, {});
    const { body } = await editor.read("news", id);
    expect(await editor.publish("news", id, body.version)).toMatchObject({
      status: 409,
      body: { code: "not-now" },
    });
  });

  it("loses its English text if it is emptied as a whole, not in part", async () => {
    const { id, slug } = await createNews(db, {});
    const partial = await change(editor, "news", id, ({ texts }) => {
      texts.en["title"] = " ";
    });
    const refused = await editor.publish("news", id, partial);
    expect(refused.body.issues?.map(({ path, rule }) => [path, rule])).toEqual([
      ["en.title", "missing"],
    ]);
    const version = await change(editor, "news", id, ({ texts }) => {
      texts.en = {};
    });
    expect((await editor.publish("news", id, version)).status).toBe(200);
    expect((await readNews(db, slug, "en")).locale).toBe("ja");
    const lacking = async () =>
      (await editor.list("news", "?state=without-english&limit=100")).body.items.map(
        (entry) => entry.id,
      );
    expect(await lacking()).toContain(id);
    const again = await change(editor, "news", id, ({ texts }) => {
      texts.en = { title: "Back", summary: "In English", body: "Again" };
    });
    await editor.publish("news", id, again);
    expect(await lacking()).not.toContain(id);
  });
});

describe("something archived", () => {
  it("is out of sight, and comes back by being published", async () => {
    const { id, slug } = await createNews(db, {});
    const archived = await editor.act("POST", "news", id, "archive");
    expect(archived.body).toMatchObject({ state: "archived" });
    await expect(read(slug)).rejects.toMatchObject({ code: "not-found" });
    const { body } = await editor.read("news", id);
    expect((await editor.publish("news", id, body.version)).body.state).toBe("published");
    expect((await read(slug)).slug).toBe(slug);
  });

  it("is nothing that never was public, nor a venue", async () => {
    const { body } = await editor.create("venue");
    expect((await editor.act("POST", "venue", body.id, "archive")).status).toBe(409);
  });
});

describe("the audit", () => {
  it("tells who did what, with the fields that changed", async () => {
    const { id } = await createNews(db, { title: "もと" });
    let version = await change(editor, "news", id, ({ texts }) => {
      texts.ja["title"] = "途中";
    });
    version = await change(editor, "news", id, ({ texts }) => {
      texts.ja["title"] = "つぎ";
    });
    await editor.publish("news", id, version);
    await editor.act("POST", "news", id, "archive");
    const by = { actor_id: editor.id, subject_kind: "news" };
    expect(await auditOf(id)).toEqual([
      { ...by, action: "content.edit", before: null, after: { version: expect.any(Number) } },
      {
        ...by,
        action: "content.publish",
        before: { state: "published", "ja.title": "もと" },
        after: { revision: 2, "ja.title": "つぎ" },
      },
      {
        ...by,
        action: "content.archive",
        before: { state: "published" },
        after: { state: "archived" },
      },
    ]);
  });

  it("has no line for what was refused", async () => {
    const { id, version } = await newDraft("Refused");
    const lines = (await auditOf(id)).length;
    await editor.publish("news", id, version);
    await editor.publish("news", id, version + 1);
    expect(await auditOf(id)).toHaveLength(lines);
  });
});
