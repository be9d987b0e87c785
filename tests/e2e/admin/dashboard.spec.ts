import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { createUser } from "@takujo/db/testing/create-user";
import { expect, passTime, stopClock, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { test as plainTest, signInPlainAdmin } from "../support/plain-page.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { withDatabase } from "../support/with-database.ts";
import { languages, words } from "../support/words.ts";

const minute = 60_000;

/** An event of this moment, and a party of two that waits for the one seat which is left of another. */
async function newEvent() {
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
  plainTest(
    `${prefix}/admin tells of today and why nobody moves up without a script`,
    async ({ plain }) => {
      const { today, queues } = words[locale].adminDashboard;
      const { title, stuckTitle, eventId } = await newEvent();
      await signInPlainAdmin(plain);
      await plain.goto(`${prefix}/admin`);
      const rowOf = (kind: string, name: string) =>
        [...plain.document.querySelectorAll(`main ${kind}`)].find((row) =>
          row.textContent?.includes(name),
        );
      const row = rowOf("tr", title);
      expect(row?.textContent).toContain(today.phases.running);
      expect(row?.querySelector(".dashboard-filling")?.textContent).toContain("50%");
      const link = row?.querySelector(".data-table-actions a")?.getAttribute("href");
      expect(link).toBe(`${prefix}/admin/reservation?event=${eventId}`);
      const queue = rowOf("li", stuckTitle)?.textContent;
      expect(queue).toContain(queues.states.stuck);
      expect(queue).toContain(locale === "ja" ? "この組は「2席以上" : "the party wants 2");
    },
  );
}

test("/admin shows today and why queues do not move, and refreshes about once a minute", async ({
  page,
}) => {
  const { today, queues } = words.ja.adminDashboard;
  const { title, stuckTitle, eventId, sessionId } = await newEvent();
  await signInAsAdmin(page);
  await stopClock(page);
  await visit(page, "/admin");
  const row = page.getByRole("row").filter({ hasText: title });
  const filling = row.locator(".dashboard-filling");
  await expect(filling).toContainText("50%");
  await expect(row).toContainText(today.phases.running);
  await expect(row.locator(".data-table-actions").getByRole("link")).toHaveAttribute(
    "href",
    `/admin/reservation?event=${eventId}`,
  );
  const queue = page.getByRole("listitem").filter({ hasText: stuckTitle });
  await expect(queue).toContainText(queues.states.stuck);
  await expect(page.getByRole("img", { name: /14日間/ })).toBeVisible();
  await withDatabase((db) => createReservation(db, { eventSessionId: sessionId, seats: 2 }));
  let asked = 0;
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.startsWith("/admin")) asked += 1;
  });
  await passTime(page, 45_000);
  expect(asked).toBe(0);
  await passTime(page, 20_000);
  await expect(filling).toContainText("75%");
  expect(asked).toBe(1);
});

test("a table is decided from the dashboard, after showing the consequences for people", async ({
  page,
}) => {
  const { decisions } = words.ja.adminDashboard;
  const titles = ["開く会", "やめる会"].map((name) => `${name} ${crypto.randomUUID().slice(0, 8)}`);
  const [going, lonely] = [await newTable(titles[0]), await newTable(titles[1])];
  await signInAsAdmin(page);
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

plainTest("a table is decided from the dashboard by plain forms", async ({ plain }) => {
  const { decisions } = words.ja.adminDashboard;
  const title = `開く会 ${crypto.randomUUID().slice(0, 8)}`;
  const id = await newTable(title);
  await signInPlainAdmin(plain);
  await plain.goto("/admin");
  await plain.follow(`${title}・い卓の開催を決める`);
  expect(plain.url.search).toBe(`?decide=${id}`);
  expect(plain.text("dialog")).toContain("最少 4人のところ、いま 2人です");
  expect(plain.text("dialog")).toContain("1組にメールで知らせます");
  expect(plain.text("dialog pre")).toContain(title);
  await plain.send(decisions.off, {}, "dialog");
  expect(plain.text("body")).toContain(decisions.done.off);
  const { state } = await withDatabase((db) =>
    db
      .selectFrom("reservation")
      .select("state")
      .where("event_session_id", "=", id)
      .executeTakeFirstOrThrow(),
  );
  expect(state).toBe("called-off");
});

for (const { prefix, locale } of languages) {
  test(`axe finds nothing on ${prefix}/admin, and it never scrolls sideways`, async ({ page }) => {
    test.slow();
    await newEvent();
    const tableId = await newTable();
    await signInAsAdmin(page, { prefix });
    await expectForEverybody(page, "the dashboard", `${prefix}/admin`);
    if (locale === "en") return;
    await expectForEverybody(page, "the question", `/admin?decide=${tableId}`);
  });
}
