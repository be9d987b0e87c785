import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { createTestDatabase } from "../../tests/support/database/test-database.ts";
import { createEvent } from "./testing/create-event.ts";
import { withText } from "./with-text.ts";

const { db } = await createTestDatabase();
const [ja, en] = [sql.val("ja"), sql.val("en")];

const eventIn = (id: string, locale: typeof ja) =>
  db
    .selectFrom("event")
    .$call(withText("event_text", "event.id", locale))
    .where("event.id", "=", id)
    .select(["event_text.locale", "event_text.title", "event_text.notice"])
    .executeTakeFirstOrThrow();

describe("an item's text", () => {
  it("is in the wanted language, without a word of the Japanese one", async () => {
    const { id } = await createEvent(db, {
      title: "花札の夜",
      notice: "会場が変わりました",
      english: { title: "Hanafuda night" },
    });
    await db
      .updateTable("event_text")
      .set({ notice: null })
      .where("event_id", "=", id)
      .where("locale", "=", "en")
      .execute();
    expect(await eventIn(id, en)).toEqual({ locale: "en", title: "Hanafuda night", notice: null });
    expect(await eventIn(id, ja)).toEqual({
      locale: "ja",
      title: "花札の夜",
      notice: "会場が変わりました",
    });
  });

  it("is Japanese if there is no other", async () => {
    const { id } = await createEvent(db, { title: "花札の夜", notice: "満席", english: null });
    expect(await eventIn(id, en)).toEqual({ locale: "ja", title: "花札の夜", notice: "満席" });
  });

  it("may depend on another text", async () => {
    const { id } = await createEvent(db, { english: null });
    const { locale } = await db
      .selectFrom("event")
      .$call(withText("event_text", "event.id", en))
      .$call(withText("venue_text", "event.venue_id", sql.ref<string>("event_text.locale")))
      .where("event.id", "=", id)
      .select("venue_text.locale")
      .executeTakeFirstOrThrow();
    expect(locale).toBe("ja");
  });

  it("has no column for searching, and belongs to a table of the query", () => {
    const query = db.selectFrom("event").$call(withText("event_text", "event.id", ja));
    // @ts-expect-error There is no such column.
    query.select("event_text.search_text");
    const wrong = db.selectFrom("event").$call(withText("event_text", "session.id", ja));
    // @ts-expect-error No session is joined.
    wrong.selectAll();
  });
});

it("every table of texts can be joined", async () => {
  for (const query of [
    db.selectFrom("article").$call(withText("article_text", "article.id", en)),
    db.selectFrom("board_game").$call(withText("board_game_text", "board_game.id", en)),
    db.selectFrom("character").$call(withText("character_text", "character.id", en)),
    db.selectFrom("event").$call(withText("event_text", "event.id", en)),
    db.selectFrom("event_session").$call(withText("event_session_text", "event_session.id", en)),
    db.selectFrom("faq").$call(withText("faq_text", "faq.id", en)),
    db.selectFrom("legal_document").$call(withText("legal_document_text", "legal_document.id", en)),
    db.selectFrom("news").$call(withText("news_text", "news.id", en)),
    db.selectFrom("staff").$call(withText("staff_text", "staff.id", en)),
    db.selectFrom("venue").$call(withText("venue_text", "venue.id", en)),
  ]) {
    await query.selectAll().execute();
  }
});

it("is fetched by its key in a query of more than eight tables, however many texts there are", async () => {
  await sql`with made as (
      insert into venue (slug, postal_code, latitude, longitude, step_free)
      select 'many-' || n, '101-0044', 35, 139, true from generate_series(1, 2000) n returning id)
    insert into venue_text (venue_id, locale, name, region, locality, street, access, floor)
    select id, locale, '', '', '', '', '', '' from made, unnest(array['ja', 'en']) locale`.execute(
    db,
  );
  await sql`analyze venue_text`.execute(db);
  const plan = await db
    .selectFrom("reservation")
    .innerJoin("event_session as session", "session.id", "reservation.event_session_id")
    .innerJoin("event", "event.id", "session.event_id")
    .$call(withText("event_text", "event.id", en))
    .$call(withText("event_session_text", "session.id", en))
    .$call(withText("venue_text", "event.venue_id", en))
    .where("reservation.id", "=", "00000000-0000-0000-0000-000000000000")
    .select(["event_text.title", "event_session_text.name", "venue_text.name as venue_name"])
    .explain("text");
  const lines = plan.map((line) => Object.values(line).join()).join("\n");
  expect(lines).toContain("venue_text_pkey");
  expect(lines).not.toContain("Seq Scan on venue_text");
});
