import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

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

/** A table with one party of two that waits for its decision. */
const newTable = (title = "決める会") =>
  withDatabase(async (db) => {
    const startsAt = new Date(Date.now() + 5 * 24 * 60 * minute);
    const publishedAt = new Date(Date.now() - 90 * 24 * 60 * minute);
    const { id: eventId } = await createEvent(db, { title, startsAt, publishedAt });
    const { id } = await createEventSession(db, {
      eventId,
      startsAt,
      letter: "い",
      minimum: { players: 4, decisionDeadline: new Date(Date.now() + 60 * minute) },
    });
    const { id: userId } = await createUser(db);
    await createReservation(db, { eventSessionId: id, userId, seats: 2 });
    return id;
  });

for (const { prefix, locale } of languages) {
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

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a table is decided from the dashboard, with what it means for people before it", async ({
      page,
    }) => {
      const { decisions } = words.ja.adminDashboard;
      const titles = ["開く会", "やめる会"].map(
        (name) => `${name} ${crypto.randomUUID().slice(0, 8)}`,
      );
      const [going, lonely] = [await newTable(titles[0]), await newTable(titles[1])];
      await signInAsAdmin(page, { to: "/admin" });
      await page.goto("/admin");
      const dialog = page.getByRole("dialog");
      const open = (title = "") =>
        page.getByRole("link", { name: `${title}・い卓の開催を決める` }).click();
      await open(titles[0]);
      await expect(page).toHaveURL(`/admin?decide=${going}`);
      await expect(dialog).toContainText("最少 4人のところ、いま 2人です");
      await expect(dialog).toContainText("1組にメールで知らせます");
      await dialog.getByText("メールの文面を見る").last().click();
      await expect(dialog.locator("pre").last()).toContainText(titles[0] ?? "");
      await dialog.getByRole("button", { name: decisions.go }).click();
      await expect(page.getByText(decisions.done.go).filter({ visible: true })).toBeVisible();
      await open(titles[1]);
      await dialog.getByRole("button", { name: decisions.off }).click();
      await expect(page.getByText(decisions.done.off).filter({ visible: true })).toBeVisible();
      const states = await withDatabase((db) =>
        db
          .selectFrom("reservation")
          .select(["event_session_id", "state"])
          .where("event_session_id", "in", [going, lonely])
          .execute(),
      );
      expect(
        Object.fromEntries(states.map(({ event_session_id, state }) => [event_session_id, state])),
      ).toEqual({ [going]: "confirmed", [lonely]: "called-off" });
      await page.goto(`/admin?decide=${going}`);
      await expect(dialog).toHaveCount(0);
    });
  });
}

for (const { prefix } of languages) {
  test(`axe finds nothing on ${prefix}/admin, and it never scrolls sideways`, async ({ page }) => {
    test.slow();
    await newNight();
    const tableId = await newTable();
    await signInAsAdmin(page, { prefix, to: "/admin" });
    await expectForEverybody(page, "the dashboard", `${prefix}/admin`);
    await expectForEverybody(page, "the question", `${prefix}/admin?decide=${tableId}`);
  });
}
