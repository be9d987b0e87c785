import { boardGameSeeds } from "@takujo/db/seed/board-game/index";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { test as readTest } from "../support/read-page.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { formsTried, words } from "../support/words.ts";

const koiKoi = boardGameSeeds.find(({ slug }) => slug === "koi-koi");
const nameIn = (locale: "ja" | "en") =>
  (locale === "en" ? koiKoi?.text.en : koiKoi?.text.ja)?.name ?? "";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`from the shelf at ${prefix}/game to a game for two, and from there to its event`, async ({
        page,
      }) => {
        const t = words[locale].gameShelf;
        await (javaScriptEnabled ? visit(page, `${prefix}/game`) : page.goto(`${prefix}/game`));
        const main = page.getByRole("main");
        for (const board of [t.board.light, t.board.middle, t.board.heavy]) {
          await expect(main.getByRole("heading", { name: board })).toBeVisible();
        }
        await main.getByRole("group", { name: t.by.players }).getByRole("link").nth(1).click();
        await expect(page).toHaveURL(`${prefix}/game?players=2`);
        // The address changes a moment before the page does, and its links with it.
        await expect(main.getByRole("status")).toBeVisible();
        await main.getByRole("link", { name: t.quick }).click();
        await expect(page).toHaveURL(`${prefix}/game?players=2&quick=1`);
        const count = boardGameSeeds.filter(
          ({ players: [min, max], explain }) => min <= 2 && max >= 2 && explain <= 5,
        ).length;
        await expect(main.getByRole("status")).toContainText(String(count));
        await main.getByRole("link", { name: t.reset }).click();
        await expect(page).toHaveURL(`${prefix}/game`);
        await expect(main.getByRole("heading", { name: t.board.light })).toBeVisible();

        await main.getByRole("searchbox", { name: t.search }).fill(nameIn(locale));
        await main.getByRole("button", { name: t.searchButton }).click();
        await main
          .getByRole("link", { name: nameIn(locale), exact: true })
          .first()
          .click();
        await expect(page).toHaveURL(`${prefix}/game/koi-koi`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(nameIn(locale));
        await expect(main.getByRole("heading", { name: t.events })).toBeVisible();
        await expect(main.getByRole("heading", { name: t.similar })).toBeVisible();
      });
    }
  });
}

readTest("no game fits, and no page is made up", async ({ read }) => {
  const { text } = await read("/game?q=zzzzqqqq");
  expect(text("main")).toContain(words.ja.gameShelf.empty);
  const wrong = ["players=7", "sort=name", "page=99", "minutes=1"].map((query) => `/game?${query}`);
  for (const address of [...wrong, "/game/no-such-game", "/box/999999"]) {
    expect((await read(address)).status, address).toBe(404);
  }
});

test("the organizer imports a collection, records a box and prints its sticker, which leads to the game, on pages for everybody", async ({
  page,
}) => {
  test.slow();
  const t = words.ja.adminGameImport;
  const id = String(Date.now()).slice(-9).replace(/^0/, "1");
  const name = `Harbor ${id}`;
  await signInAsAdmin(page, { to: "/admin/content/board-game" });
  await page.getByRole("link", { name: words.ja.adminContent.gameImport }).click();
  const main = page.getByRole("main");
  await expect(main.getByLabel(t.file)).toBeVisible();
  await expectForEverybody(page, "the import of games");
  await main.getByLabel(t.file).setInputFiles({
    name: "collection.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `objectname,objectid,own,minplayers,maxplayers,playingtime\n${name},${id},1,2,4,45\nWish,7,0,1,2,30\n`,
    ),
  });
  await main.getByRole("button", { name: t.preview }).click();
  await expect(main.getByRole("checkbox", { name })).toBeChecked();
  await expect(main.getByText(t.skipped.replace("{count, number}", "1"))).toBeVisible();
  await main.getByRole("button", { name: t.apply }).click();
  await expect(page.getByText(t.done.imported).first()).toBeVisible();
  await page.goto("/admin/content/board-game");
  await expect(main.getByRole("link", { name })).toBeVisible();

  const copy = words.ja.adminCopy;
  await page.goto(`/admin/copy?q=${encodeURIComponent(nameIn("ja"))}`);
  const game = main
    .getByRole("listitem")
    .filter({ hasText: nameIn("ja") })
    .first();
  await game.locator("summary").last().click();
  await game.getByLabel(copy.fields.place).last().fill("2F 窓ぎわ");
  await game.getByRole("button", { name: copy.add }).click();
  await expect(page.getByText(copy.done.added).first()).toBeVisible();
  await expectForEverybody(page, "boxes", "/admin/copy");
  await page.goto("/admin/copy/sticker");
  const sticker = main
    .getByRole("listitem")
    .filter({ hasText: nameIn("ja") })
    .first();
  const code = (await sticker.locator("b").textContent()) ?? "";
  await expectForEverybody(page, "stickers", "/en/admin/copy/sticker");
  await page.goto(`/box/${Number(code)}`);
  await expect(page).toHaveURL(/\/game\/koi-koi$/);
});
