import { newParty } from "../../support/booking/parties.ts";
import { receptionParts, receptionPath } from "../../support/booking/reception.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { mailsTo, untilMailTo } from "../../support/mails.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { signIn } from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { languages, words } from "../../support/words.ts";

for (const { prefix, locale } of languages) {
  test(`who is given the reception is led there by a mail and by ${prefix}/user`, async ({
    page,
    browser,
    userAgent,
  }) => {
    const { eventId } = await newParty({ seats: 1 });
    const email = await signIn(page, { prefix, to: "/user" });
    const { reception } = words[locale].account.home;
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: reception.heading })).toHaveCount(0);

    const sent = (await mailsTo(email)).length;
    const desk = await browser.newContext({
      baseURL: new URL(test.info().project.use.baseURL ?? "").origin,
      ...(userAgent && { userAgent }),
    });
    const adminPage = await desk.newPage();
    const panel = `/admin/event/${eventId}/reception`;
    await signInAsAdmin(adminPage);
    await visit(adminPage, panel);
    const { helpers } = words.ja.reception;
    await adminPage.getByRole("textbox", { name: helpers.person }).fill(email);
    await adminPage.getByRole("button", { name: helpers.grant }).click();
    await expect(adminPage.getByText(email)).toBeVisible();
    await desk.close();

    const mail = await untilMailTo(email, sent + 1);
    const link = /https?:\S+\/reception\/\S+/.exec(mail.text)?.[0] ?? "";
    expect(new URL(link).pathname).toBe(prefix + receptionPath(eventId));
    await visit(page, link);
    await expect(receptionParts(page, locale).rows).toHaveCount(1);

    const setState = (state: "draft" | "published") =>
      withDatabase((db) =>
        db
          .updateTable("event")
          .set({ state, published_at: new Date() })
          .where("id", "=", eventId)
          .execute(),
      );
    await setState("published");
    await visit(page, `${prefix}/user`);
    await setState("draft");
    const title = locale === "ja" ? "扉の前の会" : "Night at the door";
    await expect(main.getByRole("heading", { name: reception.heading })).toBeVisible();
    await main.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(prefix + receptionPath(eventId));
  });
}
