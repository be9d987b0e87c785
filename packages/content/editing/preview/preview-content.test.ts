import { type ContentKind, contentKinds } from "@takujo/contracts/content/editing/content-kinds";
import {
  type ContentPreview,
  contentPreviewSchema,
} from "@takujo/contracts/content/editing/content-preview";
import { locales } from "@takujo/contracts/locale";
import { seed } from "@takujo/db/seed/seed";
import { createNews } from "@takujo/db/testing/create-news";
import { sql } from "kysely";
import { beforeAll, describe, expect, it } from "vitest";
import { createTestDatabase } from "../../../../tests/support/database/test-database.ts";
import { readNews } from "../../news/index.ts";
import { change, editing } from "../testing/editor.ts";

const { db, url } = await createTestDatabase();
beforeAll(() => seed(url));
const editor = await (await editing(db))();

const preview = (kind: ContentKind, id: string, locale = "ja") =>
  editor.ask<ContentPreview>("GET", `/admin/content/${kind}/${id}/preview?locale=${locale}`);

/** A fingerprint of all rows of the tables that a preview writes to. */
async function fingerprint(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and tablename not in ('session', 'idempotency_key')`.execute(db);
  const sums = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ sum: string }>`select
        coalesce(sum(hashtextextended(own::text, 0)), 0)::text as sum
        from ${sql.table(name)} as own`.execute(db);
      return `${name} ${rows[0]?.sum}`;
    }),
  );
  return sums.toSorted().join("\n");
}

describe("a preview", () => {
  it.each(contentKinds)(
    "of a new and empty %s is a page, and leaves nothing behind",
    async (kind) => {
      const { body } = await editor.create(kind);
      const before = await fingerprint();
      for (const locale of locales) {
        const shown = await preview(kind, body.id, locale);
        expect([kind, shown.status]).toEqual([kind, 200]);
        expect(contentPreviewSchema.parse(shown.body).kind).toBe(kind);
      }
      expect(await fingerprint()).toBe(before);
    },
  );

  it("of the first event of a site that has no venue is a page, and leaves nothing behind", async () => {
    const { db: empty } = await createTestDatabase();
    const first = await (await editing(empty))();
    const { body } = await first.create("event");
    const path = `/admin/content/event/${body.id}/preview?locale=ja`;
    expect((await first.ask("GET", path)).status).toBe(200);
    const { rows } = await sql`select id from venue`.execute(empty);
    expect(rows).toEqual([]);
  });

  it.each(contentKinds)("of a %s that is public is its page", async (kind) => {
    const { body } = await editor.list(kind, "?state=published&limit=1");
    const id = body.items[0]?.id ?? "";
    const before = await fingerprint();
    expect((await preview(kind, id, "en")).status).toBe(200);
    expect(await fingerprint()).toBe(before);
  });

  it("shows what the draft says, while others are shown what is public", async () => {
    const { id, slug } = await createNews(db, { title: "いまの題" });
    await change(editor, "news", id, ({ shared, texts }) => {
      shared["slug"] = "another-address";
      texts.ja["title"] = "これからの題";
      texts.ja["body"] = "**太字**です。";
    });
    const { body } = await preview("news", id);
    expect(body).toMatchObject({
      kind: "news",
      slug: "another-address",
      page: { title: "これからの題", slug: "another-address" },
    });
    if (body.kind === "news") expect(body.page.bodyHtml).toContain("<strong>太字</strong>");
    expect((await readNews(db, slug, "ja")).title).toBe("いまの題");
    expect(await db.selectFrom("former_slug").selectAll().execute()).toEqual([]);
  });

  it("shows what is archived or comes later as if it were public", async () => {
    const archived = await createNews(db, { state: "archived" });
    const later = await createNews(db, { publishedAt: new Date(Date.now() + 86_400_000) });
    for (const { id } of [archived, later]) {
      expect((await preview("news", id)).status).toBe(200);
    }
  });

  it("takes something that can stand there for whatever cannot", async () => {
    const { id } = await createNews(db, {});
    await change(editor, "news", id, ({ shared }) => {
      Object.assign(shared, { slug: "Not A Slug", category: "nonsense" });
    });
    const { body } = await preview("news", id);
    expect(body).toMatchObject({ slug: `preview-${id}`, page: { category: "notice" } });
    const game = (await editor.list("board-game", "?limit=1")).body.items[0]?.id ?? "";
    await change(editor, "board-game", game, ({ shared }) => {
      Object.assign(shared, { minPlayers: 5, maxPlayers: 2, weight: 99, minutes: 1.5 });
    });
    expect((await preview("board-game", game)).status).toBe(200);
  });

  it("of an event is shown whatever is wrong with its sessions, and holds none of them", async () => {
    const { body } = await editor.list("event", "?state=published&limit=1");
    const id = body.items[0]?.id ?? "";
    await change(editor, "event", id, (document) => {
      const later = new Date(Date.now() + 30 * 86_400_000);
      const end = new Date(later.getTime() + 3_600_000).toISOString();
      const start = later.toISOString();
      Object.assign(document.shared, { doorsAt: start, startsAt: start, endsAt: end });
      document.sessions = [];
    });
    await db.transaction().execute(async (transaction) => {
      await sql`select id from event_session where event_id = ${id} for update`.execute(
        transaction,
      );
      expect((await preview("event", id)).status).toBe(200);
    });
  });

  it("yields to writers", async () => {
    const { id } = await createNews(db, {});
    await db.transaction().execute(async (transaction) => {
      await transaction.updateTable("news").set({ pinned: true }).where("id", "=", id).execute();
      const answer = await preview("news", id);
      expect([answer.status, answer.body]).toMatchObject([409, { code: "request-in-progress" }]);
    });
    expect((await preview("news", id)).status).toBe(200);
  });

  it("of nothing is not found", async () => {
    expect((await preview("news", crypto.randomUUID())).status).toBe(404);
  });
});
