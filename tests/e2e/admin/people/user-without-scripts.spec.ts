import { randomUUID } from "node:crypto";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { createReservation } from "@takujo/db/testing/create-reservation";
import { reservableEvent } from "../../support/booking/reservable.ts";
import {
  expect,
  type PlainPage,
  signInPlain,
  signInPlainAdmin,
  test,
} from "../../support/plain-page.ts";
import { newPerson } from "../../support/sign-in/admin.ts";
import { newEmail } from "../../support/sign-in/sign-in.ts";
import { withDatabase } from "../../support/with-database.ts";
import { homeOf, languages, words } from "../../support/words.ts";

const { adminUser: ja } = words.ja;
const { requiredInput } = words.ja.validations.rule;

const newName = () => `卓 ${randomUUID().slice(0, 8)}`;
const rowsOf = ({ document }: PlainPage) =>
  [...document.querySelectorAll("main tbody > tr")].map(({ textContent }) => textContent ?? "");
const whereIs = ({ url }: PlainPage) => url.pathname + url.search;

for (const { prefix, locale } of languages) {
  const { account, adminUser } = words[locale];

  test(`${prefix}/admin/auth-user and its pages are there for admins, by plain links [RT-24]`, async ({
    plain,
  }) => {
    const person = await newPerson({ name: newName() });
    await signInPlainAdmin(plain);
    await plain.goto(`${prefix}/user`);
    await plain.follow(account.home.admin);
    expect(whereIs(plain)).toBe(`${prefix}/admin/auth-user`);
    expect(plain.text("h1")).toBe(adminUser.list.heading);
    expect(plain.document.documentElement.lang).toBe(locale);
    await plain.follow(person.name, "main");
    expect(whereIs(plain)).toBe(`${prefix}/admin/auth-user/${person.id}`);
    expect(plain.text("h1")).toContain(person.name);
    await plain.goto(`${prefix}/admin/auth-user/new`);
    expect(plain.status).toBe(200);
    expect(plain.text("h1")).toBe(adminUser.create.heading);
  });

  test(`${prefix}/admin/auth-user leads everybody else to the home page [RT-24] [RO-5]`, async ({
    plain,
  }) => {
    const expectHome = async () => {
      for (const path of ["/admin/auth-user", "/admin/auth-user/new", "/admin/auth-user/x"]) {
        await plain.goto(prefix + path);
        expect(whereIs(plain)).toBe(homeOf(prefix));
      }
    };
    await expectHome();
    await signInPlain(plain);
    await plain.goto(`${prefix}/user`);
    expect(plain.text("body")).not.toContain(account.home.admin);
    await expectHome();
  });
}

test("the list is searched, sorted and paged by plain forms and links [RT-24] [CA-10]", async ({
  plain,
}) => {
  const { search, list } = ja;
  const mark = randomUUID().slice(0, 8);
  for (const letter of ["b", "a", "c"]) {
    await newPerson({ name: `${letter}-${mark}`, email: `${letter}.${newEmail()}` });
  }
  await signInPlainAdmin(plain);
  await plain.goto("/admin/auth-user");
  await plain.send(search.submit, {
    searchField: "name",
    searchOperator: "ends_with",
    searchValue: mark.toUpperCase(),
  });
  expect(whereIs(plain)).toMatch(/searchField=name&searchOperator=ends_with/);
  expect(rowsOf(plain)).toHaveLength(3);
  for (const [direction, first] of [
    ["ascending", "a"],
    ["descending", "c"],
  ]) {
    await plain.follow(list.columns.person, "thead");
    const sorted = plain.document.querySelector("th[aria-sort]");
    expect(sorted?.getAttribute("aria-sort")).toBe(direction);
    expect(rowsOf(plain)[0]).toContain(`${first}-${mark}`);
  }
  const found = `searchField=name&searchValue=${mark}&sortBy=name&sortDirection=asc&limit=2`;
  await plain.goto(`/admin/auth-user?${found}`);
  expect(rowsOf(plain)).toHaveLength(2);
  await plain.follow(list.nextPage);
  expect(whereIs(plain)).toContain("offset=2");
  expect(rowsOf(plain)).toHaveLength(1);
  expect(rowsOf(plain)[0]).toContain(`c-${mark}`);
  await plain.send(search.submit, { searchValue: randomUUID() });
  expect(plain.text()).toContain(list.nobody);
  await plain.follow(list.clear);
  expect(whereIs(plain)).toBe("/admin/auth-user");
});

test("a user is created once, with readable errors, gets a role with a reason, and is removed after typing the name, by plain forms [RT-24]", async ({
  plain,
}) => {
  const { create } = ja;
  const email = newEmail();
  const name = "森野 ことり";
  await signInPlainAdmin(plain);
  await plain.goto("/admin/auth-user/new");
  await plain.send(create.submit);
  expect(plain.text("[role=alert]")).toContain(requiredInput);
  await plain.send(create.submit, { name, email, password: "too short" });
  expect(plain.text("[role=alert]")).toContain(create.shortPassword);
  expect(plain.valueOf("email")).toBe(email);
  await plain.send(create.submit, { password: "" });
  expect(plain.url.pathname).toMatch(/\/admin\/auth-user\/[\w-]{20,}/);
  const { pathname } = plain.url;
  expect(plain.text("h1")).toContain(name);
  expect(plain.text("body")).toContain(ja.done.created);
  await plain.goto("/admin/auth-user/new");
  await plain.send(create.submit, { name: "another", email: email.toUpperCase() });
  expect(plain.text("[role=alert]")).toContain(create.taken);

  await plain.goto(pathname);
  await plain.send(ja.role.save, { role: "admin" });
  expect(plain.text("[role=alert]")).toContain(requiredInput);
  await plain.send(ja.role.save, { role: "admin", reason: "受付に加わるため" });
  expect(plain.text("body")).toContain(ja.done.role);
  expect(plain.text("body")).toContain(ja.item.noImpersonation.admin);
  expect(plain.document.querySelector("[name=role][value=admin][checked]")).not.toBeNull();

  await plain.follow(ja.removal.open);
  await plain.send(ja.removal.submit, { confirm: "somebody else" }, "dialog");
  expect(plain.text("[role=alert]")).toContain(name);
  await plain.send(ja.removal.submit, { confirm: name }, "dialog");
  expect(plain.text("body")).toContain(ja.done.removed);
  await plain.goto(pathname);
  expect(plain.status).toBe(404);
});

test("a person's page has their visits and a staff note, by plain links and forms", async ({
  plain,
}) => {
  const { staffNote } = words.ja.adminReservation;
  const person = await newPerson({ name: newName() });
  const { first } = await reservableEvent([{ capacity: 9 }]);
  const { code } = await withDatabase((db) =>
    createReservation(db, { eventSessionId: first, userId: person.id, state: "confirmed" }),
  );
  await signInPlainAdmin(plain);
  await plain.goto(`/admin/auth-user/${person.id}`);
  expect(rowsOf(plain).join()).toContain(spokenCode(code));
  await plain.follow(ja.visits.whens.past, "main");
  expect(whereIs(plain)).toContain("reservations=past");
  expect(rowsOf(plain).join()).not.toContain(spokenCode(code));
  await plain.send(staffNote.save, { personNote: "静かな席を希望" });
  expect(plain.text("body")).toContain(ja.done.noted);
  expect(plain.valueOf("personNote")).toBe("静かな席を希望");
});

test("nobody changes, bans, impersonates or removes themselves", async ({ plain }) => {
  const email = await signInPlainAdmin(plain);
  await plain.goto(`/admin/auth-user?searchValue=${encodeURIComponent(email)}`);
  await plain.follow(/./, "main tbody");
  expect(plain.text()).toContain(ja.item.self);
  expect(plain.document.querySelectorAll("main button")).toHaveLength(0);
  const { pathname } = plain.url;
  for (const question of ["impersonate", "remove", "end-sessions"]) {
    await plain.goto(`${pathname}?ask=${question}`);
    expect(plain.document.querySelectorAll("dialog")).toHaveLength(0);
  }
});

test("/admin leads to the login, and back to the page that was wanted", async ({ plain }) => {
  const wanted = "/admin/inquiry?view=all";
  await plain.goto(wanted);
  expect(whereIs(plain)).toBe(`/auth/login?redirect=${encodeURIComponent(wanted)}`);
});
