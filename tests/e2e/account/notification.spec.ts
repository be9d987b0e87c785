import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { formsTried, words } from "../support/words.ts";

const slug = "heavyweight-day-grand-canal";

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
    test.use({ javaScriptEnabled });

    for (const { prefix, locale } of formsTried(javaScriptEnabled)) {
      test(`${prefix}/user/notification has all choices, what one follows, and the calendar`, async ({
        page,
      }) => {
        test.slow();
        const { notification, titles } = words[locale];
        const main = page.getByRole("main");
        const email = await signIn(page, { prefix, to: `/event/${slug}` });
        const own = `(select id from "user" where email = '${email}')`;

        const followed = () =>
          query<{ kind: string }>(`select kind from follow where user_id = ${own} order by kind`);

        // From the event's public page to what can be followed there; with scripts, in place.
        const open = (path: string) => (javaScriptEnabled ? visit(page, path) : page.goto(path));
        await open(`${prefix}/event/${slug}`);
        const keep = main.getByRole(javaScriptEnabled ? "button" : "link", {
          name: notification.button.keep,
        });
        if (javaScriptEnabled) {
          await expect(keep).toHaveAttribute("aria-pressed", "false");
          await keep.click();
          await expect(keep).toHaveAttribute("aria-pressed", "true");
          await expect(page.getByText(notification.done.favorite).first()).toBeVisible();
          await expect(page).toHaveURL(`${prefix}/event/${slug}`);
          expect(await followed()).toEqual([{ kind: "event" }]);
          await page.reload();
          await expect(keep).toHaveAttribute("aria-pressed", "true");
          await keep.click();
          await expect(keep).toHaveAttribute("aria-pressed", "false");
          expect(await followed()).toEqual([]);
          await keep.click();
          await expect(keep).toHaveAttribute("aria-pressed", "true");
          await open(`${prefix}/user/follow/event/${slug}`);
        } else {
          await keep.click();
          await expect(page).toHaveURL(`${prefix}/user/follow/event/${slug}`);
          const event = main
            .getByRole("listitem")
            .filter({ hasText: notification.follows.kinds.event });
          await event.getByRole("button").click();
          await expect(page.getByText(notification.done.favorite).first()).toBeVisible();
        }
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.userFollow);
        const venue = main
          .getByRole("listitem")
          .filter({ hasText: notification.follows.kinds.venue });
        await venue.getByRole("button").click();
        await expect(venue.getByRole("button")).toHaveText(notification.follows.remove);
        expect(await followed()).toEqual([{ kind: "event" }, { kind: "venue" }]);

        // The choices.
        await open(`${prefix}/user/notification`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles.userNotification);
        const reminder = notification.switchOf
          .replace("{name}", notification.rows.reminder.name)
          .replace("{way}", notification.table.mail);
        const toggle = main.getByRole("switch", { name: reminder });
        await expect(toggle).toBeChecked();
        await toggle.uncheck();
        await main.getByRole("combobox", { name: notification.quiet.from }).selectOption("21");
        await main.getByRole("button", { name: notification.save, exact: true }).click();
        await expect(
          page.getByText(notification.done.saved, { exact: true }).first(),
        ).toBeVisible();
        expect(
          await query(`select reminder_mail, quiet_from from profile where user_id = ${own}`),
        ).toEqual([{ reminder_mail: false, quiet_from: 21 }]);

        // The calendar: an address that can be renewed, and then leads nowhere.
        const { calendar } = notification;
        await main.getByRole("button", { name: calendar.start }).click();
        const field = main.getByLabel(calendar.address);
        await expect(field).toBeVisible();
        const former = await field.inputValue();
        const file = await page.request.get(former);
        expect(file.headers()["content-type"]).toContain("text/calendar");
        expect(file.headers()["cache-control"]).toContain("no-store");
        expect(await file.text()).toContain("BEGIN:VCALENDAR");
        await main.getByRole("button", { name: calendar.renew }).click();
        await expect(field).not.toHaveValue(former);
        expect((await page.request.get(former)).status()).toBe(404);

        // Single follows can be ended, and all at once.
        const list = main.getByRole("region", { name: notification.follows.heading });
        await list.getByRole("button").click();
        await expect(list.getByText(notification.follows.none)).toBeVisible();
        await main.getByRole("button", { name: notification.stop.action }).click();
        await expect(page.getByText(notification.done.stopped).first()).toBeVisible();
        expect(await followed()).toEqual([{ kind: "event" }]);
        expect(
          await query(`select follow_mail, offer_push from profile where user_id = ${own}`),
        ).toEqual([{ follow_mail: false, offer_push: false }]);
      });
    }
  });
}

test("a visitor signs in first and then reaches the follow buttons", async ({ page }) => {
  await visit(page, `/event/${slug}`);
  await page.getByRole("link", { name: words.ja.notification.button.keep }).click();
  await expect(page).toHaveURL(
    `/auth/login?redirect=${encodeURIComponent(`/user/follow/event/${slug}`)}`,
  );
});
