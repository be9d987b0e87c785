import { expectAccessible } from "../support/axe.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { query } from "../support/query.ts";
import { signIn } from "../support/sign-in/sign-in.ts";
import { languages, words } from "../support/words.ts";

const longText = "WolfeschlegelsteinhausenbergerdorffVonHohenlohe".repeat(2).slice(0, 80);

/** With as long texts as may be; gives the id of an address. */
async function fillAccount(email: string): Promise<string> {
  await query(`update "user" set name = 'ながいながいながいながいながいなまえ' where email = $1`, [
    email,
  ]);
  await query(
    `insert into contact_inquiry (receipt, category, name, email, body, locale, reply_locale, user_id)
     select '2026-1115-' || upper(left(md5(id), 4)), 'other', 'x', email, $2, 'ja', 'ja', id
     from "user" where email = $1`,
    [email, longText],
  );
  const [address] = await query<{ id: string }>(
    `insert into address (user_id, label, name, kana, postal_code, prefecture, city, street, building, phone,
       is_default)
     select "user".id, left($2, 20), $2, 'もりの', '101-0041', '東京都', '千代田区', $2, $2, '03-1234-5678', true
     from "user" where email = $1 returning id`,
    [email, longText],
  );
  return address?.id ?? "none";
}

for (const { prefix } of languages) {
  test(`axe finds nothing on the pages of an account at ${prefix}/user, empty and full, and none scrolls sideways`, async ({
    page,
  }) => {
    const email = await signIn(page, { prefix });
    await expectForEverybody(page, `${prefix}/user/address`, `${prefix}/user/address`);
    await expectForEverybody(page, `${prefix}/user/contact`, `${prefix}/user/contact`);
    const id = await fillAccount(email);
    for (const path of [
      "/user",
      "/user/address",
      `/user/address?delete=${id}`,
      "/user/address/new",
      `/user/address/${id}/edit`,
      "/user/contact",
      "/user/profile",
      "/user/data?refused=tooMany",
    ]) {
      await expectForEverybody(page, prefix + path, prefix + path);
    }
  });
}

test("axe finds nothing at /user/profile when it is refused, and in the question before leaving", async ({
  page,
  faults,
}) => {
  faults.allow(/status of 422/);
  const { account, accountData } = words.ja;
  await signIn(page);
  await visit(page, "/user/profile");
  await page.getByRole("button", { name: account.save }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeFocused();
  await expectAccessible(page, "refused");
  await visit(page, "/user/data");
  await page.getByRole("button", { name: accountData.leave.submit }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectAccessible(page, "the question");
});
