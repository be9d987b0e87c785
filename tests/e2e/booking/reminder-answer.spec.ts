import { createReminderToken } from "@takujo/booking/reminder/index";
import { developmentSecret } from "@takujo/runtime/secret/development-secret";
import { reserveFor, stateOf } from "../support/account-reservations.ts";
import { newPerson } from "../support/admin.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { daysFromNow } from "../support/reservable.ts";
import { forms, languages, scriptsTried, words } from "../support/words.ts";

// Chromium reports every 4xx answer.
test.beforeEach(({ faults }) => faults.allow(/status of (?:422|404)/));

type Options = { changeDeadline?: Date; expiresAt?: Date };

/** A reservation of somebody who is not signed in here, and the address that their mail has. */
async function reminded({ expiresAt = daysFromNow(1), ...options }: Options = {}) {
  const { email } = await newPerson();
  const { id } = await reserveFor(email, options);
  const token = createReminderToken(
    { reservationId: id, expiresAt, guestEmail: "" },
    developmentSecret,
  );
  const path = (answer: string) => `/reservation/answer?${new URLSearchParams({ token, answer })}`;
  return { id, path };
}

for (const { prefix, locale } of forms) {
  const { reminder: said } = words[locale];

  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      for (const [answer, heading, after] of [
        ["coming", said.answered.heading, { state: "confirmed", answered_at: expect.any(Date) }],
        ["cancel", said.cancelled.heading, { state: "cancelled", cancelled_late: false }],
      ] as const) {
        test(`${prefix}/reservation/answer takes ${answer}, once, and by its button alone`, async ({
          page,
        }) => {
          const main = page.getByRole("main");
          const title = page.getByRole("heading", { level: 1 });
          const { id, path } = await reminded();
          const response = await page.goto(prefix + path(answer));
          // The address is a credential: the page must not be cached, and no other site may learn it as a referrer.
          expect(response?.headers()).toMatchObject({
            "cache-control": "private, no-store",
            "referrer-policy": "same-origin",
          });
          await expect(title).toHaveText(said.ask.soon);
          await expect(main).toContainText("二人用ゲームの夜");
          const [large, small] = await main.getByRole("button").all();
          const other = answer === "coming" ? "cancel" : "coming";
          await expect(large ?? main).toHaveText(said[answer]);
          await expect(small ?? main).toHaveText(said[other]);
          expect(await stateOf(id)).toMatchObject({ state: "confirmed", answered_at: null });

          await large?.click();
          await expect(title).toHaveText(heading);
          expect(await stateOf(id)).toMatchObject(after);
          await page.goto(prefix + path(other));
          await expect(title).toHaveText(heading);
          await expect(main.getByRole("button")).toHaveCount(0);
        });
      }

      test(`${prefix}/reservation/answer says of a wrong or old link that it does not work, and the way on`, async ({
        page,
      }) => {
        const main = page.getByRole("main");
        const { id, path } = await reminded({ expiresAt: new Date(Date.now() - 1_000) });
        const long = `/reservation/answer?token=${"x".repeat(400)}`;
        for (const wrong of [path("cancel"), "/reservation/answer", long]) {
          await page.goto(prefix + wrong);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.invalid.heading);
          await expect(main.getByRole("link", { name: said.reservations })).toHaveAttribute(
            "href",
            `${prefix}/user/reservation`,
          );
        }
        expect((await stateOf(id))?.state).toBe("confirmed");
      });
    });
  }
}

test("whoever cancels after the deadline by the link is told before that it is late", async ({
  page,
}) => {
  const { reminder: said } = words.ja;
  const { id, path } = await reminded({ changeDeadline: daysFromNow(-1) });
  await visit(page, path("cancel"));
  await expect(page.getByRole("main")).toContainText(said.lateNote);
  await page.getByRole("main").getByRole("button", { name: said.cancel }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(said.cancelled.heading);
  expect(await stateOf(id)).toMatchObject({ state: "cancelled", cancelled_late: true });
});

test("the page behind the link is in no index", async ({ page }) => {
  const { path } = await reminded();
  await page.goto(path("coming"));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
});

for (const { prefix } of languages) {
  test(`axe finds nothing at ${prefix}/reservation/answer, and it does not scroll sideways`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const { path } = await reminded();
    for (const address of [prefix + path("cancel"), `${prefix}/reservation/answer`]) {
      await expectForEverybody(page, address, address);
    }
  });
}
