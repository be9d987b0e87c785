import { reservableEvent, reservingParts, untilMorning } from "../support/booking/reservable.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { untilMailTo } from "../support/mails.ts";
import { query } from "../support/query.ts";
import { signInAsAdmin } from "../support/sign-in/admin.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { words } from "../support/words.ts";

const { proposedTable: ja, adminProposedTable: organizing } = words.ja;
const { proposedTable: en } = words.en;
const title = "祖父の将棋盤";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:409|422|404)/));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a guest proposes a table, the organizer approves it, and another reserves there", async ({
    page,
    browser,
    baseURL,
  }) => {
    const { eventId, slug } = await reservableEvent();
    const another = async () => {
      const context = await browser.newContext({ baseURL: baseURL ?? "" });
      return context.newPage();
    };
    const admin = await another();
    await signInAsAdmin(admin);
    await visit(admin, `/admin/event/${eventId}/table`);
    await admin.getByRole("button", { name: organizing.rule.open }).click();
    await expect(admin.getByRole("button", { name: organizing.rule.stop })).toBeVisible();

    await page.goto(`/event/${slug}`);
    await page.getByRole("link", { name: ja.section.propose }).click();
    const email = await signIn(page, { to: `/event/${slug}/table` });
    await page.locator("#table-game").fill(title);
    await page.locator("#seats").selectOption("3");
    await page.locator("#note").fill("駒もそろっています。");
    await page.getByRole("button", { name: ja.propose.send }).click();
    await expect(page.getByText(ja.tables.own)).toBeVisible();
    await expectForEverybody(page, "the tables of guests");

    await visit(admin, "/admin");
    await expect(admin.locator(`a[href$="/admin/event/${eventId}/table"]`)).toBeVisible();
    await visit(admin, `/admin/event/${eventId}/table`);
    await expect(admin.getByText("駒もそろっています。")).toBeVisible();
    await expectForEverybody(admin, "the proposals of an event");
    await admin.locator("textarea[name=answer]").fill("よい盤ですね。");
    const approve = organizing.proposals.approveOf.replace("{title}", title);
    await admin.getByRole("button", { name: approve }).click();
    await expect(admin.getByText(ja.tables.states.approved)).toBeVisible();

    await untilMorning();
    const { text } = await untilMailTo(email, 2);
    expect(text).toContain("よい盤ですね。");
    await visit(page, "/user/reservation");
    await page.getByRole("link", { name: ja.own.take }).click();
    await page.getByRole("main").getByRole("button").first().click();
    await expect
      .poll(async () => {
        const rows = await query<{ state: string }>(
          `select reservation.state from reservation join "user" on "user".id = user_id where email = $1`,
          [email],
        );
        return rows.map(({ state }) => state);
      })
      .toEqual(["confirmed"]);

    const guest = await another();
    await signIn(guest, { to: `/event/${slug}/table` });
    await guest.getByRole("link", { name: ja.tables.reserve }).click();
    await reservingParts(guest, "ja").hold.click();
    await guest.waitForURL(/\/edit$/);
    const [table] = await query<{ seats_taken: number }>(
      "select seats_taken from event_session where event_id = $1 and letter = 'ろ'",
      [eventId],
    );
    expect(table).toEqual({ seats_taken: 2 });
    await admin.context().close();
    await guest.context().close();
  });
});

test("a game wish is made and withdrawn in English without scripts", async ({
  browser,
  baseURL,
}) => {
  const { eventId, slug } = await reservableEvent();
  await query(
    `insert into table_rule (event_id, most_tables, min_seats, max_seats, proposals_until)
     values ($1, 0, 2, 4, now() + interval '9 days')`,
    [eventId],
  );
  const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
  const page = await context.newPage();
  await signIn(page, { prefix: "/en", to: `/event/${slug}/table` });
  await expect(page.getByText(en.propose.heading)).toHaveCount(0);
  await page.locator("#game").fill("Tigris of old");
  await page.getByRole("button", { name: en.say.send, exact: true }).click();
  await expect(page.getByText(en.done.said)).toBeVisible();
  await expect(page.getByText("Tigris of old")).toBeVisible();
  await page.getByRole("button", { name: "Remove “Tigris of old”" }).click();
  await expect(page.getByText(en.games.none)).toBeVisible();
  await context.close();
});
