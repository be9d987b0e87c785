import { randomUUID } from "node:crypto";
import { createNews } from "@takujo/db/testing/create-news";
import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
import { test as plainTest, signInPlainAdmin } from "../support/plain-page.ts";
import { newPerson, signInAsAdmin } from "../support/sign-in/admin.ts";
import { withDatabase } from "../support/with-database.ts";
import { words } from "../support/words.ts";

test("a row's menu works with arrow keys, and returns the focus when closed", async ({ page }) => {
  const { list, impersonation, sessions, removal } = words.ja.adminUser;
  const person = await newPerson({ name: "森野 ことり" });
  await signInAsAdmin(page);
  await visit(page, `/admin/auth-user?searchValue=${person.email}`);
  const button = page.getByRole("button", { name: list.menu.replace("{name}", person.name) });
  const menu = page.getByRole("menu", { name: list.menu.replace("{name}", person.name) });
  const item = (name: string) => menu.getByRole("menuitem", { name });
  const press = (key: string) => page.keyboard.press(key);
  await expect(button).toHaveAttribute("aria-haspopup", "menu");

  await button.focus();
  await press("Enter");
  await expect(button).toHaveAttribute("aria-expanded", "true");
  await expect(menu.getByRole("menuitem")).toHaveText([
    list.open,
    impersonation.submit,
    sessions.endAll,
    removal.open,
  ]);
  await expect(item(list.open)).toBeFocused();
  await press("ArrowDown");
  await expect(item(impersonation.submit)).toBeFocused();
  await press("End");
  await expect(item(removal.open)).toBeFocused();
  await press("ArrowDown");
  await expect(item(list.open)).toBeFocused();
  await press("ArrowUp");
  await press("Home");
  await expect(item(list.open)).toBeFocused();
  await press("Escape");
  await expect(menu).toHaveCount(0);
  await expect(button).toBeFocused();

  await press("ArrowUp");
  await expect(item(removal.open)).toBeFocused();
  await expectForEverybody(page, "an open menu");
  await press("Tab");
  await expect(menu).toHaveCount(0);

  await button.click();
  await item(sessions.endAll).click();
  await expect(page).toHaveURL(`/admin/auth-user/${person.id}?ask=end-sessions`);
});

test("a menu item is found by the letters of its name", async ({ page }) => {
  const { list, impersonation, sessions, removal } = words.en.adminUser;
  const person = await newPerson({ name: "Kotori" });
  await signInAsAdmin(page, { prefix: "/en" });
  await visit(page, `/en/admin/auth-user?searchValue=${person.email}`);
  const button = page.getByRole("button", { name: list.menu.replace("{name}", person.name) });
  const item = (name: string) => page.getByRole("menuitem", { name });
  const open = async () => {
    await page.keyboard.press("Enter");
    await expect(item(list.open)).toBeFocused();
  };
  // The focus moves a moment after the menu opens or closes; a key pressed within it goes elsewhere.
  const close = async () => {
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(button).toBeFocused();
  };
  await button.focus();
  await open();
  await page.keyboard.type(sessions.endAll.slice(0, 3).toLowerCase());
  await expect(item(sessions.endAll)).toBeFocused();
  await close();
  await open();
  await page.keyboard.type("d");
  await expect(item(removal.open)).toBeFocused();
  await close();
  await open();
  await page.keyboard.type("start imp");
  await expect(item(impersonation.submit)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/en/admin/auth-user/${person.id}?ask=impersonate`);
});

test("a menu copies what its row is about, and leads to its page", async ({ page }) => {
  const { menu, copy, open } = words.ja.adminContent;
  const title = `題 ${randomUUID().slice(0, 8)}`;
  const { id } = await withDatabase((db) => createNews(db, { title }));
  await signInAsAdmin(page);
  const list = `/admin/content/news?search=${encodeURIComponent(title)}`;
  await page.goto(list);
  const button = page.getByRole("button", { name: menu.replace("{title}", title) });
  await button.click();
  await page.getByRole("menuitem", { name: copy }).click();
  await page.waitForURL(/\/admin\/content\/news\/[0-9a-f-]{36}/);
  expect(page.url()).not.toContain(id);
  await expect(page.getByRole("textbox").filter({ visible: true }).first()).toHaveValue(title);
  await page.goto(list);
  await button.first().click();
  await page.getByRole("menuitem", { name: open }).click();
  await page.waitForURL(/\/admin\/content\/news\/[0-9a-f-]{36}/);
});

plainTest(
  "a menu copies what its row is about, and leads to its page, without scripts",
  async ({ plain }) => {
    const { menu, copy, open } = words.ja.adminContent;
    const title = `題 ${randomUUID().slice(0, 8)}`;
    const { id } = await withDatabase((db) => createNews(db, { title }));
    await signInPlainAdmin(plain);
    const list = `/admin/content/news?search=${encodeURIComponent(title)}`;
    await plain.goto(list);
    expect(() => plain.named("button", menu.replace("{title}", title))).not.toThrow();
    await plain.send(copy, {}, "main");
    expect(plain.url.pathname).toMatch(/\/admin\/content\/news\/[0-9a-f-]{36}/);
    expect(plain.url.pathname).not.toContain(id);
    const fields = [...plain.document.querySelectorAll("main input")];
    expect(fields.map((field) => field.getAttribute("value"))).toContain(title);
    await plain.goto(list);
    await plain.follow(open, "main");
    expect(plain.url.pathname).toMatch(/\/admin\/content\/news\/[0-9a-f-]{36}/);
  },
);
