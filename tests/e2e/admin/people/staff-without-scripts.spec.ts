import { untilMailTo } from "../../support/mails.ts";
import { expect, signInPlain, signInPlainAdmin, test } from "../../support/plain-page.ts";
import { newEmail } from "../../support/sign-in/sign-in.ts";
import { languages, words } from "../../support/words.ts";

for (const { prefix, locale } of languages) {
  test(`somebody is invited at ${prefix}/admin/staff, asked for what is missing, and accepts, by plain forms`, async ({
    plain,
    newPlainPage,
  }) => {
    const { adminStaff, staffInvitation, staffRole, admin } = words[locale];
    const email = newEmail();
    await signInPlainAdmin(plain);
    await plain.goto(`${prefix}/admin/staff`);
    await plain.send(adminStaff.form.submit, { email, roles: ["desk"], scope: "chosen" }, "main");
    expect(plain.text()).toContain(adminStaff.form.eventsNeeded);
    expect(plain.valueOf("email")).toBe(email);
    await plain.send(adminStaff.form.submit, { scope: "all" }, "main");
    expect(plain.text("body")).toContain(adminStaff.done.invited);

    const { text = "" } = await untilMailTo(email);
    const link = new URL(/https?:\S+\/user\/staff-invitation\?\S+/.exec(text)?.[0] ?? "");
    expect(link.pathname).toBe(`${prefix}/user/staff-invitation`);
    const desk = await newPlainPage();
    await signInPlain(desk, { email, sentBefore: 1 });
    await desk.goto(link.pathname + link.search);
    expect(desk.text("h1")).toBe(staffInvitation.open.heading);
    await desk.send(staffInvitation.open.accept);
    await desk.follow(staffInvitation.done.action);
    expect(desk.url.pathname).toBe(`${prefix}/admin`);
    expect(desk.text(`nav[aria-label="${admin.label}"] a`)).toContain(admin.pages.dashboard);
    for (const closed of ["money", "staff", "auth-user"]) {
      await desk.goto(`${prefix}/admin/${closed}`);
      expect(desk.url.pathname).toBe(`${prefix}/admin`);
      expect(desk.text("main")).toContain(admin.closed.title);
    }
    await plain.goto(`${prefix}/admin/auth-user?searchValue=${encodeURIComponent(email)}`);
    expect(plain.text("main")).toContain(staffRole.names.desk);
  });
}
