import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { withDatabase } from "../support/with-database.ts";
import { forms, languages, words } from "../support/words.ts";

const minute = 60_000;

/** An event of this moment, and a party of two that waits for the one seat which is left of another. */
async function newNight() {
  const unique = crypto.randomUUID().slice(0, 8);
  const [title, stuckTitle] = [`今日の会 ${unique}`, `待ちの会 ${unique}`];
  return withDatabase(async (db) => {
    const publishedAt = new Date(Date.now() - 90 * 24 * 60 * minute);
    const running = new Date(Date.now() - minute);
    const english = null;
    const { id: eventId } = await createEvent(db, {
      title,
      startsAt: running,
      publishedAt,
      english,
    });
    const session = await createEventSession(db, { eventId, startsAt: running, capacity: 8 });
    await createReservation(db, { eventSessionId: session.id, seats: 4 });
    // Among the first, and soon enough that the list of queues begins with it.
    const soon = new Date(Date.now() + 30 * minute);
    const event = await createEvent(db, {
      title: stuckTitle,
      startsAt: soon,
      publishedAt,
      english,
    });
    const stuck = await createEventSession(db, {
      eventId: event.id,
      startsAt: soon,
      capacity: 4,
      seatsTaken: 3,
    });
    await createReservation(db, { eventSessionId: stuck.id, state: "waiting", seats: 2 });
    return { title, stuckTitle, eventId, sessionId: session.id };
  });
}

for (const { prefix, locale } of forms) {
  test(`${prefix}/admin tells of today and why nobody moves up, also without a script`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { today, queues } = words[locale].adminDashboard;
    const { title, stuckTitle, eventId } = await newNight();
    await signInAsAdmin(page, { prefix, to: "/admin" });
    const context = await browser.newContext({
      baseURL: baseURL ?? "",
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    });
    await visit(page, `${prefix}/admin`);
    const withoutScript = await context.newPage();
    await withoutScript.goto(`${prefix}/admin`);
    for (const shown of [page, withoutScript]) {
      const row = shown.getByRole("row").filter({ hasText: title });
      await expect(row).toContainText(today.phases.running);
      await expect(row.locator(".dashboard-filling")).toContainText("50%");
      await expect(row.locator(".data-table-actions").getByRole("link")).toHaveAttribute(
        "href",
        `${prefix}/admin/reservation?event=${eventId}`,
      );
      const queue = shown.getByRole("listitem").filter({ hasText: stuckTitle });
      await expect(queue).toContainText(queues.states.stuck);
      await expect(queue).toContainText(
        locale === "ja" ? "この組は「2席以上" : "the party wants 2",
      );
      await expect(shown.getByRole("img", { name: /14日間|14 days/ })).toBeVisible();
    }
    await context.close();
  });
}

test("/admin follows what happens, about once a minute and only while it is seen", async ({
  page,
}) => {
  const { title, sessionId } = await newNight();
  await signInAsAdmin(page, { to: "/admin" });
  await page.clock.install();
  await visit(page, "/admin");
  const filling = page.getByRole("row").filter({ hasText: title }).locator(".dashboard-filling");
  await expect(filling).toContainText("50%");
  await withDatabase((db) => createReservation(db, { eventSessionId: sessionId, seats: 2 }));
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/admin")) asked += 1;
  });
  await page.clock.runFor(45_000);
  expect(asked).toBe(0);
  await page.clock.runFor(20_000);
  await expect(filling).toContainText("75%");
  expect(asked).toBe(1);
});

for (const { prefix } of languages) {
  test(`axe finds nothing on ${prefix}/admin, and it never scrolls sideways`, async ({ page }) => {
    test.slow();
    await newNight();
    await signInAsAdmin(page, { prefix, to: "/admin" });
    await expectForEverybody(page, "the dashboard", `${prefix}/admin`);
  });
}
