import { createCharacter } from "@takujo/db/testing/create-character";
import { createNews } from "@takujo/db/testing/create-news";
import { beforeEach, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../tests/support/database/test-database.ts";
import { readNews } from "../news/read-news.ts";

const { db } = await createTestDatabase();
beforeEach(async () => {
  await db.deleteFrom("news").execute();
  await db.deleteFrom("former_slug").execute();
});

const read = (slug: string) => readNews(db, slug, "ja");
const rename = (id: string, slug: string) =>
  db.updateTable("news").set({ slug }).where("id", "=", id).execute();

describe("an earlier slug", () => {
  it("leads to the slug of today, however often it changed", async () => {
    const { id } = await createNews(db, { slug: "first" });
    await rename(id, "second");
    await rename(id, "third");
    for (const from of ["first", "second"]) {
      await expect(read(from)).rejects.toMatchObject({ code: "moved", from, to: "third" });
    }
    expect((await read("third")).slug).toBe("third");
  });

  it("is an ordinary one again when the item returns to it", async () => {
    const { id } = await createNews(db, { slug: "first" });
    await rename(id, "second");
    await rename(id, "first");
    expect((await read("first")).slug).toBe("first");
    await expect(read("second")).rejects.toMatchObject({ code: "moved", to: "first" });
  });

  it("belongs to the item that has it now", async () => {
    const { id } = await createNews(db, { slug: "summer" });
    await rename(id, "last-summer");
    await createNews(db, { slug: "summer", title: "ことしの夏" });
    expect((await read("summer")).title).toBe("ことしの夏");
  });

  it.each([
    { state: "draft" },
    { state: "archived" },
    { published_at: new Date(Date.now() + 86_400_000) },
  ])("tells nothing of an item that is not public: %o", async (change) => {
    const { id } = await createNews(db, { slug: "rumor" });
    await rename(id, "secret-guest");
    await db.updateTable("news").set(change).where("id", "=", id).execute();
    await expect(read("rumor")).rejects.toMatchObject({ code: "not-found", status: 404 });
  });

  it("is not found when the item is gone, or was of another kind", async () => {
    const { id } = await createNews(db, { slug: "gone" });
    await rename(id, "gone-too");
    await db.deleteFrom("news").execute();
    await expect(read("gone")).rejects.toMatchObject({ code: "not-found" });
    await createCharacter(db, { slug: "kame" });
    await db.updateTable("character").set({ slug: "kikko" }).execute();
    await expect(read("kame")).rejects.toMatchObject({ code: "not-found" });
  });
});
