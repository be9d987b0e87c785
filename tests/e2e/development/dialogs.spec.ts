import { colorSchemes, expectAccessible, screenSizes } from "../support/axe.ts";
import { expect, test, visit } from "../support/fixtures.ts";
import { languages, words } from "../support/words.ts";
import { dialogAnswer, openDialog, openDialogsInTurn } from "./page-modules.ts";

const own = { title: "a title", body: "a sentence" };
const requests = [
  { mode: "confirm", ...own },
  { mode: "cancel" },
  { mode: "delete", ...own },
  { mode: "reset" },
] as const;

for (const { prefix, locale } of languages) {
  const { dialog: texts } = words[locale].commons;

  for (const request of requests) {
    const { mode } = request;

    test(`the ${mode} dialog at ${prefix}/about is answered by its buttons and by Escape [SH-2]`, async ({
      page,
      developmentServer,
    }) => {
      await visit(page, `${developmentServer.origin}${prefix}/about`);
      const { title, body } = mode === "cancel" || mode === "reset" ? texts[mode] : own;
      const dialog = page.getByRole("dialog", { name: title });
      const opener = page.getByRole("banner").getByRole("link").first();
      await opener.focus();
      const ways = [
        {
          answer: true,
          act: () => dialog.getByRole("button", { name: texts[mode].accept }).click(),
        },
        {
          answer: false,
          act: () => dialog.getByRole("button", { name: texts[mode].dismiss }).click(),
        },
        { answer: false, act: () => page.keyboard.press("Escape") },
      ];
      for (const { answer, act } of ways) {
        await openDialog(page, request);
        await expect(dialog).toBeVisible();
        await expect(dialog).toContainText(body);
        await expect(opener).not.toBeFocused();
        await act();
        await expect.poll(() => dialogAnswer(page)).toBe(answer);
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    });
  }

  test(`the delete dialog at ${prefix}/about waits for the typed name [SH-2]`, async ({
    page,
    developmentServer,
  }) => {
    await visit(page, `${developmentServer.origin}${prefix}/about`);
    await openDialog(page, { mode: "delete", ...own, typeName: "the name" });
    const dialog = page.getByRole("dialog", { name: own.title });
    const field = dialog.getByLabel(texts.delete.typeName.replace("{name}", "the name"));
    const accept = dialog.getByRole("button", { name: texts.delete.accept });
    for (const typed of ["", "another name"]) {
      await field.fill(typed);
      await accept.click();
      await expect(dialog).toBeVisible();
      expect(await dialogAnswer(page)).toBeUndefined();
    }
    await field.fill("the name");
    await accept.click();
    await expect.poll(() => dialogAnswer(page)).toBe(true);
    await expect(dialog).toBeHidden();
  });
}

test("a question asked in the moment in which another is answered stays open [SH-2]", async ({
  page,
  developmentServer,
}) => {
  await visit(page, `${developmentServer.origin}/about`);
  const second = { ...own, title: "the second" };
  await openDialogsInTurn(page, { mode: "confirm", ...own }, { mode: "confirm", ...second });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const accept = (name: string) =>
    dialog(name).getByRole("button", { name: words.ja.commons.dialog.confirm.accept });
  await accept(own.title).click();
  await expect(dialog(second.title)).toBeVisible();
  expect(await dialogAnswer(page)).toBeUndefined();
  await accept(second.title).click();
  await expect.poll(() => dialogAnswer(page)).toBe(true);
});

test("axe finds nothing in an open dialog", async ({ page, developmentServer }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, `${developmentServer.origin}/about`);
  await openDialog(page, { mode: "delete", ...own, typeName: "the name" });
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const size of screenSizes) {
      await page.setViewportSize(size);
      await expectAccessible(page, `${colorScheme}, ${size.width} px`);
    }
  }
});
