import type { Page } from "@playwright/test";
import { createBoardGame } from "@takujo/db/testing/create-board-game";
import { newEvent } from "../../support/booking/parties.ts";
import { untilListStored } from "../../support/booking/reception.ts";
import { withoutNetwork } from "../../support/faults.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { withDatabase } from "../../support/with-database.ts";
import { words } from "../../support/words.ts";

test.use({ viewport: { width: 390, height: 844 } });

/** Other tests may have boxes, too. */
const unique = crypto.randomUUID().slice(0, 8);
const [shrines, canal] = [`九つの社 ${unique}`, `大運河 ${unique}`];

const newBox = (name: string) =>
  withDatabase(async (db) => {
    const { id } = await createBoardGame(db, { name, english: null, state: "draft" });
    const { number } = await db
      .insertInto("game_copy")
      .values({ board_game_id: id, made_by_id: "an admin", place: "2F" })
      .returning("number")
      .executeTakeFirstOrThrow();
    return number;
  });

const loansOf = (eventId: string) =>
  withDatabase((db) =>
    db
      .selectFrom("game_loan")
      .innerJoin("game_copy as copy", "copy.id", "game_loan.copy_id")
      .select(["copy.number", "holder", "returned_at", "is_contested", "copy.missing"])
      .where("event_id", "=", eventId)
      .orderBy("lent_at")
      .execute(),
  );

function deskParts(page: Page) {
  const { find, network } = { ...words.ja.reception, find: words.ja.lending.find };
  const main = page.getByRole("main");
  return {
    search: main.getByRole("searchbox", { name: find }),
    sheet: main.locator(".rc-sheet"),
    out: main.locator(".ln-loan"),
    done: main.locator(".rc-accepted"),
    conflicts: main.locator(".rc-conflict").filter({ hasText: unique }),
    table: main.getByRole("button", { name: /^い卓/ }),
    offline: main.getByText(words.ja.lending.offline),
    online: main.getByText(network.online),
    network: main.locator(".rc-network"),
  };
}

test("boxes are lent and returned without a network; one lent on two phones is settled by hand", async ({
  page,
  browser,
  faults,
  userAgent,
}) => {
  test.slow();
  faults.allow(withoutNetwork);
  const { lending } = words.ja;
  const { eventId } = await newEvent();
  const [shared, own] = [await newBox(shrines), await newBox(canal)];
  const path = `/reception/${eventId}/lending`;
  const parts = deskParts(page);
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  // It is shown once it is stored.
  await expect(parts.search).toBeVisible();
  await expect(parts.out.filter({ hasText: shrines })).toHaveCount(0);
  await untilListStored(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(parts.offline).toBeVisible();

  // By number, with a name; by name, to a table.
  await parts.search.fill(String(own).padStart(4, "0"));
  await parts.search.press("Enter");
  await expect(parts.sheet.getByRole("heading", { name: canal })).toBeFocused();
  await parts.sheet.getByRole("textbox", { name: lending.holder }).fill("藤井");
  await parts.sheet.getByRole("button", { name: lending.noTable }).click();
  await expect(parts.done).toContainText(canal);
  await parts.search.fill(`社 ${unique}`);
  await parts.search.press("Enter");
  await parts.table.click();
  await expect(parts.out.filter({ hasText: shrines })).toContainText(lending.waiting);
  await expect(parts.network).toContainText("2");
  // A loan is returned by the same sheet, with missing parts.
  await parts.out
    .filter({ hasText: canal })
    .getByRole("button", { name: canal, exact: true })
    .click();
  await expect(parts.sheet).toContainText("藤井さん");
  await parts.sheet.getByText(lending.condition.heading).click();
  await parts.sheet.getByRole("textbox", { name: lending.condition.missing }).fill("赤い駒 1");
  await parts.sheet.getByRole("button", { name: lending.return }).click();
  await expect(parts.out.filter({ hasText: canal })).toHaveCount(0);
  expect(await loansOf(eventId)).toEqual([]);

  const other = await browser.newContext({
    baseURL: new URL(test.info().project.use.baseURL ?? "").origin,
    viewport: { width: 390, height: 844 },
    ...(userAgent && { userAgent }),
  });
  const second = await other.newPage();
  await signInAsAdmin(second, { to: path });
  await visit(second, path);
  const theirs = deskParts(second);
  await theirs.search.fill(shrines);
  await theirs.search.press("Enter");
  await theirs.table.click();
  await expect(theirs.out.filter({ hasText: shrines })).toHaveCount(1);
  await expect.poll(async () => (await loansOf(eventId)).length).toBe(1);

  await page.context().setOffline(false);
  await expect(parts.online).toBeVisible();
  await expect(parts.conflicts).toContainText(lending.conflict.twice);
  await expectForEverybody(page, "a box in two places");
  expect(await loansOf(eventId)).toHaveLength(3);
  await second.reload();
  await expect(theirs.conflicts.getByRole("listitem")).toHaveCount(2);
  // It was the other phone's mistake.
  await theirs.conflicts.getByRole("button", { name: lending.conflict.undo }).last().click();
  await expect(theirs.conflicts).toHaveCount(0);
  await theirs.out
    .filter({ hasText: shrines })
    .getByRole("button", {
      name: lending.returnOf
        .replace("{name}", shrines)
        .replace("{number}", String(shared).padStart(4, "0")),
    })
    .click();
  await expect(theirs.done).toContainText(shrines);
  await expect
    .poll(async () =>
      (await loansOf(eventId)).map(({ number, returned_at, is_contested, missing }) => ({
        ...{ number, isBack: returned_at !== null, is_contested, missing },
      })),
    )
    .toEqual(
      expect.arrayContaining([
        { number: own, isBack: true, is_contested: false, missing: "赤い駒 1" },
        { number: shared, isBack: true, is_contested: false, missing: "" },
      ]),
    );
  await other.close();
});

test("/game shows free games during an event, and nothing without an answer", async ({ page }) => {
  const free = { "terra-pioneers": { free: 1, of: 3 }, "bamboo-seven": { free: 0, of: 2 } };
  await page.route("**/api/v1/free-boxes?*", (route) => route.fulfill({ json: { games: free } }));
  await visit(page, "/game/terra-pioneers");
  await expect(page.locator(".game-free")).toContainText("3箱のうち1箱、いま空いています");
  await visit(page, "/game/bamboo-seven");
  await expect(page.locator(".game-free")).toContainText("2箱とも、いまは出ています");
  await visit(page, "/game");
  await expect(page.getByRole("link", { name: words.ja.gameShelf.freeShort })).toHaveCount(1);
  await page.unroute("**/api/v1/free-boxes?*");
  // Without a box in the seed: others are free whenever another test has an evening that is on.
  await visit(page, "/game/bamboo-seven");
  await expect(page.locator(".game-free")).toHaveCount(0);
});
