import type { Page } from "@playwright/test";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import sharp from "sharp";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { withDatabase } from "../support/with-database.ts";
import { words } from "../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

const hour = 3_600_000;
let count = 0;

/** An evening of a series that ended some hours ago, with a game at the table and the next one to come. */
const evening = () =>
  withDatabase(async (db) => {
    const name = `灯台守${Date.now()}${count++}`;
    const game = await createBoardGame(db, { name, english: `Keeper ${name}` });
    const startsAt = new Date(Date.now() - 6 * hour);
    const english = { title: "Lighthouse night" };
    const past = await createEvent(db, {
      startsAt,
      title: "灯台の夜",
      english,
      gameIds: [game.id],
    });
    const next = await createEvent(db, {
      title: "次の灯台の夜",
      english: { title: "The next light" },
    });
    const { id: series_id } = await db
      .insertInto("event_series")
      .values({ rule: JSON.stringify({}) })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("event_series_item")
      .values(
        [past, next].map(({ id }, day) => ({
          series_id,
          event_id: id,
          day: `2026-01-0${day + 1}`,
        })),
      )
      .execute();
    const session = { eventId: past.id, startsAt, letter: "い", boardGameId: game.id };
    const { id: sessionId } = await createEventSession(db, session);
    return { ...past, game: name, next, sessionId };
  });

/** Signs the browser in as a guest of the event. */
async function guest(page: Page, sessionId: string, nickname: string) {
  const email = await signIn(page);
  const [user] = await query<{ id: string }>(
    `update "user" set name = $2 where email = $1 returning id`,
    [email, nickname],
  );
  const { id } = await withDatabase((db) =>
    createReservation(db, {
      ...{ eventSessionId: sessionId, userId: user?.id ?? "", state: "attended", arrived: 1 },
    }),
  );
  return id;
}

for (const { prefix, locale, javaScriptEnabled, viewport } of [
  { prefix: "", locale: "ja", javaScriptEnabled: false, viewport: { width: 390, height: 844 } },
  { prefix: "/en", locale: "en", javaScriptEnabled: true, viewport: { width: 1280, height: 800 } },
] as const) {
  test.describe(`${locale}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled, viewport });
    const { afterGame: t } = words[locale];

    test("an evening is written down part by part, and stands in the log", async ({ page }) => {
      const { sessionId, game, next } = await evening();
      // Of the seed: the search knows it already.
      const [seeded] = await query<{ name: string }>(
        `select name from board_game_text join board_game on board_game.id = board_game_id
         where slug = 'nine-shrines' and locale = $1`,
        [locale],
      );
      const found = seeded?.name ?? "";
      const id = await guest(page, sessionId, "ことり");
      const open = (path: string) =>
        javaScriptEnabled ? visit(page, `${prefix}${path}`) : page.goto(`${prefix}${path}`);
      await open(`/user/reservation/${id}/after`);
      const main = page.getByRole("main");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(t.title);
      const card = main.locator(".after-game").filter({ hasText: game });
      await card.getByRole("button", { name: t.played.mark }).click();
      await card.getByRole("button", { name: t.played.liking.again }).click();
      await expect(card.getByRole("button", { pressed: true })).toHaveAccessibleName(
        t.played.liking.again,
      );
      await main.getByRole("searchbox").fill(found);
      await main.getByRole("button", { name: t.played.search }).click();
      // Other tests may have made a game of this name.
      await main.locator(".after-found").getByRole("button", { name: found }).first().click();
      await expect(main.locator(".after-game[data-played]")).toHaveCount(2);
      const word = "順番を待ってくれて、うれしかったです。";
      await main.getByRole("textbox", { name: t.word.label }).fill(word);
      await main.getByRole("button", { name: t.word.send }).click();
      await expect(main.getByRole("textbox", { name: t.word.label })).toHaveValue(word);
      await main.locator("#people").getByRole("button").click();
      await expect(main.locator(".after-people")).toContainText("ことり");
      const nextLink = main.locator("#next").getByRole("link", {
        name: locale === "ja" ? "次の灯台の夜" : "The next light",
      });
      await expect(nextLink).toHaveAttribute("href", `${prefix}/event/${next.slug}`);
      const [stored] = await query<{ word: string; shows_name: boolean; plays: number }>(
        `select word, shows_name, (select count(*)::int from play where play.event_session_id = $1) as plays
         from visit_record where event_session_id = $1`,
        [sessionId],
      );
      expect(stored).toEqual({ word, shows_name: true, plays: 2 });
      if (javaScriptEnabled) await expectForEverybody(page, "the page after an evening");

      await open("/user/play");
      await expect(main.locator(".play-games > li")).toHaveCount(2);
      if (javaScriptEnabled) await expectForEverybody(page, "the play log");
      const entry = main.locator(".play-evening li").filter({ hasText: found });
      await entry.getByRole("button").click();
      await expect(main.locator(".play-games > li")).toHaveCount(1);
      await expect(main.getByRole("link", { name: t.log.write })).toBeVisible();
    });
  });
}

test("a photo is sent with consent, shown by the organizer, and taken down by whoever was there", async ({
  page,
  browser,
  baseURL,
  userAgent,
}) => {
  const { id: eventId, slug, sessionId } = await evening();
  const { eventPhoto: t } = words.ja;
  const newPage = async () =>
    (
      await browser.newContext({ baseURL: baseURL ?? "", ...(userAgent && { userAgent }) })
    ).newPage();
  const jpeg = await sharp({
    create: { width: 1_200, height: 900, channels: 3, background: "#0c5445" },
  })
    .jpeg()
    .toBuffer();
  await guest(page, sessionId, "ことり");
  await visit(page, `/user/event-photo/${slug}`);
  const main = page.getByRole("main");
  const caption = `卓 ${Date.now()}`;
  const send = async (buffer: Buffer) => {
    await main
      .getByLabel(t.form.file, { exact: true })
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer });
    await main.getByLabel(t.form.consent).check();
    await main.getByRole("button", { name: t.form.send }).click();
  };
  await main.getByLabel(t.form.caption).fill(caption);
  await send(Buffer.from("no picture"));
  await expect(main.getByRole("alert")).toBeVisible();
  await expect(main.getByLabel(t.form.caption)).toHaveValue(caption);
  await send(jpeg);
  await expect(main.locator(".photo-waiting")).toHaveText(t.state.waiting);

  const desk = await newPage();
  await signInAsAdmin(desk, { to: `/admin/event/${eventId}/after` });
  const shown = desk.getByRole("img", { name: caption });
  // The worker makes its sizes first.
  await expect
    .poll(async () => (await desk.request.get(`/admin/event/${eventId}/after`)).text())
    .toContain(`alt="${caption}"`);
  await visit(desk, `/admin/event/${eventId}/after`);
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(960);
  await expectForEverybody(desk, "after the event");
  await desk
    .getByRole("button", { name: t.admin.decideOf.show.replace("{name}", caption) })
    .click();
  await expect(desk.locator(".photo-card")).toContainText(t.admin.state.shown);

  const other = await newPage();
  await other.goto(`/event/${slug}`);
  const picture = other.getByRole("img", { name: caption });
  await expect(picture).toBeVisible();
  const address = (await picture.getAttribute("src")) ?? "";
  await guest(other, sessionId, "なぎ");
  await visit(other, `/user/event-photo/${slug}`);
  await expectForEverybody(other, "photos of an evening");
  await other.getByRole("button", { name: t.objectOf.replace("{name}", caption) }).click();
  await expect(other.getByText(t.none)).toBeVisible();
  expect((await desk.request.get(address)).status()).toBe(404);
  await other.goto(`/event/${slug}`);
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(picture).toHaveCount(0);
  await other.context().close();
  await desk.context().close();
});
