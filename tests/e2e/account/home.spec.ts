import { accountReservationParts, reserveFor } from "../support/booking/account-reservations.ts";
import { daysFromNow } from "../support/booking/reservable.ts";
import { e2eEnv } from "../support/env.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { query } from "../support/query.ts";
import { fromOwnPlace, signIn } from "../support/sign-in/sign-in.ts";
import { forms, formsTried, homeOf, scriptsTried, words } from "../support/words.ts";

test.beforeEach(({ context }) => fromOwnPlace(context));

test("/user greets by name, and its tiles lead to every page of the account [RT-17]", async ({
  page,
}) => {
  const { account, titles, accountData } = words.ja;
  const email = await signIn(page, { to: "/user" });
  await expect(page).toHaveURL("/user");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.home.welcome);
  await query(`update "user" set name = 'ことり' where email = $1`, [email]);
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, "/user");
  const hello = account.home.hello.replace("{name}", "ことり");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(hello);
  const navigation = page.getByRole("navigation", { name: account.home.tiles });
  for (const name of [titles.userProfile, titles.userAddress, titles.userContact]) {
    await navigation.getByRole("link", { name }).click();
    await expect(page).toHaveURL(/^[^?]*\/user\/\w+$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await page.getByRole("main").getByRole("link", { name: titles.user, exact: true }).click();
    await expect(page).toHaveURL("/user");
  }
  await page.getByRole("link", { name: account.home.data }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(accountData.heading);
});

for (const { prefix, locale } of formsTried(false)) {
  const { account, titles } = words[locale];

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });

    test(`${prefix}/user tells how many addresses there are, leads on and signs out [RT-17]`, async ({
      page,
    }) => {
      await signIn(page, { prefix, to: "/user" });
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(account.home.welcome);
      const main = page.getByRole("main");
      const navigation = page.getByRole("navigation", { name: account.home.tiles });
      for (const [name, path] of [
        [titles.userProfile, "profile"],
        [titles.userContact, "contact"],
      ] as const) {
        const tile = navigation.getByRole("link", { name });
        await expect(tile).toHaveAttribute("href", `${prefix}/user/${path}`);
      }
      await expect(main.getByRole("link", { name: account.home.data })).toHaveAttribute(
        "href",
        `${prefix}/user/data`,
      );
      await expect(navigation).toContainText(account.home.noAddress);
      await navigation.getByRole("link", { name: titles.userAddress }).click();
      await expect(page).toHaveURL(`${prefix}/user/address`);
      const rail = page.getByRole("navigation", { name: account.rail });
      await expect(rail.getByRole("link", { name: titles.userAddress })).toHaveAttribute(
        "aria-current",
        "page",
      );
      await rail.getByRole("link", { name: titles.user }).click();
      await main.getByRole("button", { name: account.signOut }).first().click();
      await expect(page).toHaveURL(homeOf(prefix));
      await page.goto(`${prefix}/user`);
      await expect(page).toHaveURL(new RegExp(`${prefix}/auth/login`));
    });
  });
}

for (const { prefix, locale } of forms) {
  const { account, accountReservation, commons } = words[locale];

  for (const javaScriptEnabled of scriptsTried(prefix)) {
    test.describe(javaScriptEnabled ? "with scripts" : "without scripts", () => {
      test.use({ javaScriptEnabled });

      test(`${prefix}/user asks a new person for a name, and shows no drawn ID in its place`, async ({
        page,
        faults,
      }) => {
        faults.allow(/status of 422/);
        const email = await signIn(page, { prefix, to: "/user" });
        const main = page.getByRole("main");
        const pill = page.getByRole("banner").getByRole("link", { name: commons.header.account });
        await expect(pill).toHaveText(commons.header.account);
        const name = main.getByRole("textbox", { name: account.home.name.label });
        const save = main.getByRole("button", { name: account.home.name.save });
        for (const refused of ["", "　", "あ".repeat(21)]) {
          await name.fill(refused);
          const answered = page.waitForResponse((answer) => answer.request().method() === "POST");
          await save.click();
          await answered;
          // Submissions while the form is pending are ignored.
          await expect(main.locator("form[aria-busy]")).toHaveCount(0);
          await expect(main.getByRole("alert")).toContainText(account.home.name.label);
        }
        await name.fill("ことり");
        await save.click();
        const hello = account.home.hello.replace("{name}", "ことり");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText(hello);
        await expect(name).toHaveCount(0);
        expect(await query(`select name from "user" where email = $1`, [email])).toEqual([
          { name: "ことり" },
        ]);
      });

      test(`${prefix}/user begins with what needs an answer, the most urgent first, and then the next ticket`, async ({
        page,
      }) => {
        const email = await signIn(page, { prefix });
        const offer = await reserveFor(email, {
          title: "あいた席の会",
          state: "offered",
          startsInDays: 321,
          expiresAt: daysFromNow(1.9),
        });
        const hold = await reserveFor(email, {
          title: "入力の途中の会",
          state: "held",
          startsInDays: 322,
          expiresAt: new Date(Date.now() + 500_000),
        });
        await reserveFor(email, { title: "つぎの会", startsInDays: 3 });
        await page.goto(`${prefix}/user`);
        const { section, row, ticketCode } = accountReservationParts(page, locale);
        const answers = section(account.home.answers.heading.offered);
        await expect(answers.getByRole("heading", { level: 3 })).toHaveText([
          "入力の途中の会",
          "あいた席の会",
        ]);
        await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toContainText([
          account.home.answers.heading.offered,
          account.home.name.heading,
          accountReservation.next.heading,
          account.home.other,
        ]);
        if (locale === "ja") {
          await expect(
            page.locator(".account-lead"),
            "a hold waits for nobody's answer",
          ).toHaveText("返事を待っている席が、1件あります。 入力の途中の席が、1件あります。");
        }
        await expect(row("つぎの会")).toBeVisible();
        await expect(ticketCode).toBeVisible();
        await expect(row("入力の途中の会").getByRole("link")).toHaveAttribute(
          "href",
          `${prefix}/event/${hold.slug}/reservation/${hold.id}/edit`,
        );
        await row("あいた席の会").getByRole("link").click();
        await expect(page).toHaveURL(`${prefix}/user/reservation/${offer.id}/offer`);
      });
    });
  }
}

test("/user shows an expired hold, and offers to begin again", async ({ page }) => {
  const { account, commons } = words.ja;
  const email = await signIn(page);
  const { id, slug } = await reserveFor(email, {
    title: "あわてる会",
    state: "held",
    expiresAt: new Date(Date.now() + 600_000),
  });
  await visit(page, "/user");
  await query("update reservation set state = 'expired', expires_at = null where id = $1", [id]);
  // As when the countdown ends: the page asks again.
  await page.getByRole("banner").getByRole("link", { name: commons.header.account }).click();
  const { row } = accountReservationParts(page, "ja");
  await expect(row("あわてる会")).toContainText(account.home.answers.expired.note);
  await expect(row("あわてる会").getByRole("link")).toHaveAttribute(
    "href",
    `/event/${slug}/reservation/new`,
  );
});

test("an admin cannot enter a name while acting as a person", async ({ page, browser, faults }) => {
  faults.allow(/status of (?:422|401)/);
  const person = await browser.newPage();
  const email = await signIn(person);
  await person.close();
  const admin = await signIn(page);
  await query(`update "user" set role = 'admin' where email = $1`, [admin]);
  const [user] = await query<{ id: string }>(`select id from "user" where email = $1`, [email]);
  await page.request.post("/api/auth/admin/impersonate-user", {
    headers: { origin: e2eEnv.origin },
    data: { userId: user?.id, reason: "a question by mail" },
  });
  await visit(page, "/user");
  const main = page.getByRole("main");
  const { name } = words.ja.account.home;
  await main.getByRole("textbox", { name: name.label }).fill("だれか");
  await main.getByRole("button", { name: name.save }).click();
  await expect(main.getByRole("alert")).toContainText(
    words.ja.account.refusal.notWhileImpersonating,
  );
  expect(await query(`select name from "user" where email = $1`, [email])).toEqual([{ name: "" }]);
});
