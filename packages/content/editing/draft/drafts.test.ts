import { createCharacter } from "@takujo/db/testing/create-character";
import { createLegal } from "@takujo/db/testing/create-legal";
import { createNews } from "@takujo/db/testing/create-news";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { change, editing, newsDocument } from "../testing/editor.ts";

const { db } = await createTestDatabase();
const newEditor = await editing(db);
const editor = await newEditor("高橋");
const other = await newEditor("森");

const actionsOf = async (id: string) => {
  const rows = await db
    .selectFrom("audit_entry")
    .select(["actor_id", "action"])
    .where("subject_id", "=", id)
    .orderBy("id")
    .execute();
  return rows.map(
    ({ actor_id, action }) => `${actor_id === editor.id ? "one" : "other"} ${action}`,
  );
};

describe("a draft", () => {
  it("is saved with any problems, and reports them", async () => {
    const { id } = await createNews(db, {});
    const { body } = await editor.read("news", id);
    body.document.texts.ja["title"] = "";
    const saved = await editor.save("news", id, body.version, body.document);
    expect(saved.body.problems).toEqual([{ part: "ja", field: "title", problem: "missing" }]);
    const again = await editor.read("news", id);
    expect(again.body).toMatchObject({
      version: saved.body.version,
      savedAt: saved.body.savedAt,
      savedBy: { id: editor.id, name: "高橋" },
    });
  });

  it("reports references that do not exist", async () => {
    const { body } = await editor.create("article");
    const gone = crypto.randomUUID();
    const { version, document } = (await editor.read("article", body.id)).body;
    Object.assign(document.shared, { author: gone, games: [gone], cover: { image: gone } });
    const { problems } = (await editor.save("article", body.id, version, document)).body;
    const unknown = problems.filter(({ problem }) => problem === "unknown-reference");
    expect(unknown.map(({ field }) => field)).toEqual(["author", "cover", "games"]);
  });

  it("is refused if based on an earlier version", async () => {
    const { id } = await createNews(db, {});
    const [mine, theirs] = [await editor.read("news", id), await other.read("news", id)];
    expect((await editor.save("news", id, mine.body.version, mine.body.document)).status).toBe(200);
    const late = await other.save("news", id, theirs.body.version, theirs.body.document);
    expect(late).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  });

  it("takes one of ten that are saved at once", async () => {
    const { id } = await createNews(db, {});
    const { body } = await editor.read("news", id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => editor.save("news", id, body.version, body.document)),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
  });

  it("is not published from an earlier version", async () => {
    const { id } = await createNews(db, {});
    const seen = await change(editor, "news", id, ({ texts }) => {
      texts.ja["title"] = "見た題";
    });
    await change(other, "news", id, ({ texts }) => {
      texts.ja["title"] = "見なかった題";
    });
    const answer = await editor.publish("news", id, seen);
    expect(answer).toMatchObject({ status: 409, body: { code: "changed-meanwhile" } });
  });

  it("does not undo what was published since it was opened", async () => {
    const { id } = await createNews(db, {});
    const opened = await other.read("news", id);
    const version = await change(editor, "news", id, ({ texts }) => {
      texts.ja["title"] = "直した題";
    });
    await editor.publish("news", id, version);
    const late = await other.save("news", id, opened.body.version, opened.body.document);
    expect(late.body.code).toBe("changed-meanwhile");
  });

  it("is saved without unknown fields and unstorable characters", async () => {
    const { body } = await editor.create("news");
    const { version } = (await editor.read("news", body.id)).body;
    const document = newsDocument("tidy", " 題\u0000\ud800 ");
    document.texts.ja["body"] = "一行目\r\n二行目";
    document.shared["surprise"] = "?";
    expect((await editor.save("news", body.id, version, document)).status).toBe(200);
    const { body: item } = await editor.read("news", body.id);
    expect(item.document.texts.ja).toMatchObject({ title: "題\ufffd", body: "一行目\n二行目" });
    expect(item.document.shared).not.toHaveProperty("surprise");
    expect(item.document.texts.en).toEqual({});
  });

  it("may be long, but not of any length", async () => {
    const { body } = await editor.create("legal");
    const { version, document } = (await editor.read("legal", body.id)).body;
    document.texts.ja["body"] = "条".repeat(100_000);
    document.texts.en["body"] = "x".repeat(100_000);
    const saved = await editor.save("legal", body.id, version, document);
    expect(saved.status).toBe(200);
    document.texts.ja["summary"] = "長".repeat(100_000);
    document.texts.ja["changes"] = "い".repeat(100_000);
    const refused = await editor.save("legal", body.id, saved.body.version, document);
    expect([refused.status, refused.body.code]).toEqual([413, "too-large"]);
  });

  it("is discarded, and what is public stays", async () => {
    const { id } = await createNews(db, { title: "もと" });
    await change(editor, "news", id, ({ texts }) => {
      texts.ja["title"] = "やめた";
    });
    expect((await editor.act("DELETE", "news", id, "draft")).status).toBe(204);
    const { body } = await editor.read("news", id);
    expect([body.state, body.document.texts.ja["title"]]).toEqual(["published", "もと"]);
    expect((await editor.act("DELETE", "news", id, "draft")).status).toBe(404);
  });

  it("of something new disappears when it is discarded", async () => {
    const { body } = await editor.create("faq");
    expect((await editor.act("DELETE", "faq", body.id, "draft")).status).toBe(204);
    expect((await editor.read("faq", body.id)).status).toBe(404);
  });

  it("is audited once per editor, not for each save", async () => {
    const { id } = await createNews(db, {});
    for (const person of [editor, editor, other, editor]) {
      await change(person, "news", id, () => {});
    }
    await editor.act("DELETE", "news", id, "draft");
    expect(await actionsOf(id)).toEqual([
      "one content.edit",
      "other content.edit",
      "one content.edit",
      "one content.discard",
    ]);
  });

  it("forgets its editor when the account is deleted", async () => {
    const leaver = await newEditor("去る人");
    const { id } = await createNews(db, {});
    const version = await change(leaver, "news", id, ({ texts }) => {
      texts.ja["title"] = "残る題";
    });
    await leaver.publish("news", id, version);
    await change(leaver, "news", id, () => {});
    await db.deleteFrom("user").where("id", "=", leaver.id).execute();
    const { body } = await editor.read("news", id);
    expect([body.state, body.savedBy]).toEqual(["changed", null]);
    const revisions = await db
      .selectFrom("content_revision")
      .select("made_by_id")
      .where("item_id", "=", id)
      .execute();
    expect(revisions).toEqual([{ made_by_id: null }, { made_by_id: null }]);
  });
});

describe("a copy", () => {
  it("is a draft of its own, without an address", async () => {
    const { id } = await createCharacter(db, { slug: "original" });
    const { body: source } = await editor.read("character", id);
    const { status, body } = await editor.create("character", { copyOf: id });
    expect([status, body.state]).toEqual([201, "draft"]);
    expect(body.id).not.toBe(id);
    const { body: copy } = await editor.read("character", body.id);
    expect(copy.document.shared).toEqual({ ...source.document.shared, slug: "" });
    expect(copy.document.texts).toEqual(source.document.texts);
  });

  it("of nothing is not found", async () => {
    const { status } = await editor.create("news", { copyOf: crypto.randomUUID() });
    expect(status).toBe(404);
  });
});

describe("a legal text", () => {
  it("that is in force stays as it is; its copy becomes the next version", async () => {
    const { id } = await createLegal(db, { version: 1, effectiveOn: "2024-10-01" });
    const { body: inForce } = await editor.read("legal", id);
    expect(inForce.editable).toBe(false);
    const refused = await editor.save("legal", id, inForce.version, inForce.document);
    expect(refused).toMatchObject({ status: 409, body: { code: "not-now" } });
    const { body } = await editor.create("legal", { copyOf: id });
    const version = await change(editor, "legal", body.id, ({ shared }) => {
      Object.assign(shared, { announcedOn: "2099-01-01", effectiveOn: "2099-02-01" });
    });
    expect((await editor.publish("legal", body.id, version)).body.state).toBe("scheduled");
    const rows = await db.selectFrom("legal_document").select(["id", "version"]).execute();
    expect(rows.find((row) => row.id === body.id)?.version).toBe(2);
    expect((await editor.read("legal", body.id)).body.editable).toBe(true);
  });

  it("that is announced for later may be mended, and keeps its number", async () => {
    const { id } = await createLegal(db, {
      kind: "term-of-service",
      version: 7,
      announcedOn: "2024-01-01",
      effectiveOn: "2099-01-01",
    });
    const version = await change(editor, "legal", id, ({ texts }) => {
      texts.ja["summary"] = "直しました。";
    });
    expect((await editor.publish("legal", id, version)).status).toBe(200);
    const row = await db
      .selectFrom("legal_document")
      .select("version")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row?.version).toBe(7);
  });

  it("gets numbers that follow each other, also in one moment", async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const { body } = await editor.create("legal");
        const version = await change(editor, "legal", body.id, ({ shared, texts }) => {
          const days = { announcedOn: "2099-01-01", effectiveOn: "2099-02-01" };
          Object.assign(shared, { kind: "privacy-policy", ...days });
          texts.ja = { summary: "要点", changes: "変更", body: "本文" };
        });
        return { id: body.id, version };
      }),
    );
    const before = await db
      .selectFrom("legal_document")
      .select(({ fn }) => fn.max("version").as("last"))
      .where("kind", "=", "privacy-policy")
      .executeTakeFirstOrThrow();
    await Promise.all(ids.map(({ id, version }) => editor.publish("legal", id, version)));
    const after = await db
      .selectFrom("legal_document")
      .select("version")
      .where(
        "id",
        "in",
        ids.map(({ id }) => id),
      )
      .orderBy("version")
      .execute();
    const last = before.last ?? 0;
    expect(after.map(({ version }) => version)).toEqual([last + 1, last + 2, last + 3]);
  });
});
