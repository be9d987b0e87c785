import { expect, signInPlainAdmin, test } from "../../support/plain-page.ts";
import { newPerson } from "../../support/sign-in/admin.ts";
import { forms, words } from "../../support/words.ts";

for (const { prefix, locale } of forms) {
  test(`an admin acts in somebody's name from ${prefix}/admin/auth-user, for a reason, by plain forms [IM-1]`, async ({
    plain,
  }) => {
    const { impersonation } = words[locale].adminUser;
    const person = await newPerson({ name: "森野 ことり" });
    await signInPlainAdmin(plain);
    await plain.goto(`${prefix}/admin/auth-user/${person.id}`);
    await plain.follow(impersonation.start, "main");
    await plain.send(impersonation.submit, {}, "dialog");
    expect(plain.text("dialog [role=alert]")).toContain(words[locale].account.form.refused);
    await plain.send(impersonation.submit, { reason: "a call by phone" }, "dialog");
    expect(plain.url.pathname).toBe(`${prefix}/user`);
    expect(plain.text("body")).toContain(person.email);
  });
}
