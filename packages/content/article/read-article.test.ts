import { articleItemSchema } from "@takujo/contracts/content/article";
import { createArticle } from "@takujo/db/testing/create-article";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createCharacter } from "@takujo/db/testing/create-character";
import { createStaff } from "@takujo/db/testing/create-staff";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readArticle } from "./read-article.ts";

const { db } = await createTestDatabase();
beforeEach(() => db.deleteFrom("article").execute());

const create = (options: Parameters<typeof createArticle>[1]) => createArticle(db, options);
const read = (slug: string, locale: "ja" | "en" = "ja") => readArticle(db, slug, locale);
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);

describe("an article", () => {
  it("has its body as HTML with a table of contents, and its title in phrases", async () => {
    const body = "はじめに。\n\n## 三つの重さ\n\n### 迷ったら\n\n#### 細目\n\n## 三つの重さ";
    await create({ slug: "item", title: "重いゲームは、長いのではなく深い", body });
    const item = articleItemSchema.strict().parse(await read("item"));
    expect(item.headings).toEqual([
      { id: "section-三つの重さ", level: 2, text: "三つの重さ" },
      { id: "section-迷ったら", level: 3, text: "迷ったら" },
      { id: "section-三つの重さ-2", level: 2, text: "三つの重さ" },
    ]);
    for (const { id } of item.headings) expect(item.bodyHtml).toContain(`id="${id}"`);
    expect(item.titlePhrases.length).toBeGreaterThan(2);
    expect(item.titlePhrases.join("")).toBe(item.title);
  });

  it("falls back to Japanese as a whole and says so", async () => {
    await create({ slug: "item", title: "日本語だけ", body: "本文" });
    const item = await read("item", "en");
    expect(item).toMatchObject({ locale: "ja", title: "日本語だけ", minutes: 1 });
    const english = { title: "Title", summary: "In short.", body: "Some *English*." };
    await create({ slug: "both", english });
    expect(await read("both", "en")).toMatchObject({ locale: "en", titlePhrases: ["Title"] });
  });

  it("names author, games and characters in their order, each in a language it has", async () => {
    const author = await createStaff(db, {
      slug: "writer",
      teachesInEnglish: true,
      english: { name: "Writer", role: "Guide", bio: "Writes." },
    });
    const first = await createBoardGame(db, { name: "最初", english: "A" });
    const second = await createBoardGame(db, { name: "次", english: null });
    const draft = await createBoardGame(db, { state: "draft" });
    const character = await createCharacter(db, {
      slug: "koma",
      japanese: { name: "コマ" },
      english: null,
    });
    await create({
      slug: "item",
      authorId: author.id,
      gameIds: [second.id, draft.id, first.id],
      characterIds: [character.id],
    });
    const item = await read("item", "en");
    expect(item.author).toMatchObject({ name: "Writer", role: "Guide", teachesInEnglish: true });
    expect(item.games.map(({ name, locale }) => [name, locale])).toEqual([
      ["次", "ja"],
      ["A", "en"],
    ]);
    expect(item.games[0]).toMatchObject({ minPlayers: 2, maxPlayers: 4, minutes: 60, weight: 2 });
    expect(item.characters).toMatchObject([{ slug: "koma", name: "コマ", locale: "ja" }]);
  });

  it("does not name an author who is not public", async () => {
    const author = await createStaff(db, { state: "archived" });
    await create({ slug: "item", authorId: author.id });
    expect((await read("item")).author).toBeNull();
  });

  it("leads on to three public ones, those with the same tags first", async () => {
    await create({ slug: "item", tags: ["heavy", "beginner"] });
    await create({ slug: "newest", publishedAt: daysAgo(1) });
    await create({ slug: "one-tag", tags: ["heavy"], publishedAt: daysAgo(2) });
    await create({ slug: "two-tags", tags: ["beginner", "heavy"], publishedAt: daysAgo(3) });
    await create({ slug: "older", tags: ["essay"], publishedAt: daysAgo(4) });
    await create({ slug: "hidden", tags: ["heavy"], state: "draft" });
    const { further } = await read("item");
    expect(further.map(({ slug }) => slug)).toEqual(["two-tags", "one-tag", "newest"]);
  });

  it.each([
    ["unknown", {}],
    ["draft", { slug: "draft", state: "draft" }],
    ["archived", { slug: "archived", state: "archived" }],
    ["tomorrow", { slug: "tomorrow", publishedAt: daysAgo(-1) }],
  ] as const)("is not found when %s", async (slug, options) => {
    await create(options);
    await expect(read(slug)).rejects.toMatchObject({ code: "not-found", status: 404 });
  });
});
