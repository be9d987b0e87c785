import { expect, test, visit } from "../support/fixtures.ts";
import { expectForEverybody } from "../support/for-everybody.ts";
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
  test(`every kind of dialog at ${prefix}/about is answered by its buttons and by Escape [SH-2]`, async ({
    page,
    developmentServer,
  }) => {
    const { dialog: texts } = words[locale].commons;
    await visit(page, `${developmentServer.origin}${prefix}/about`);
    const opener = page.getByRole("banner").getByRole("link").first();
    await opener.focus();
    for (const request of requests) {
      const { mode } = request;
      const { title, body } = mode === "cancel" || mode === "reset" ? texts[mode] : own;
      const dialog = page.getByRole("dialog", { name: title });
      const press = (name: string) => () => dialog.getByRole("button", { name }).click();
      const ways = [
        { answer: true, act: press(texts[mode].accept) },
        { answer: false, act: press(texts[mode].dismiss) },
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
    }
  });
}

test("the delete dialog waits for the typed name; axe finds nothing in it; a question asked in the moment in which another is answered stays open [SH-2]", async ({
  page,
  developmentServer,
}) => {
  const { dialog: texts } = words.ja.commons;
  await visit(page, `${developmentServer.origin}/about`);
  await openDialog(page, { mode: "delete", ...own, typeName: "the name" });
  const dialog = (name: string) => page.getByRole("dialog", { name });
  const field = dialog(own.title).getByLabel(texts.delete.typeName.replace("{name}", "the name"));
  await expectForEverybody(page, "an open dialog");
  const accept = dialog(own.title).getByRole("button", { name: texts.delete.accept });
  for (const typed of ["", "another name"]) {
    await field.fill(typed);
    await accept.click();
    await expect(dialog(own.title)).toBeVisible();
    expect(await dialogAnswer(page)).toBeUndefined();
  }
  await field.fill("the name");
  await accept.click();
  await expect.poll(() => dialogAnswer(page)).toBe(true);
  await expect(dialog(own.title)).toBeHidden();

  const second = { ...own, title: "the second" };
  await openDialogsInTurn(page, { mode: "confirm", ...own }, { mode: "confirm", ...second });
  const confirm = (name: string) =>
    dialog(name).getByRole("button", { name: texts.confirm.accept }).click();
  await confirm(own.title);
  await expect(dialog(second.title)).toBeVisible();
  expect(await dialogAnswer(page)).toBeUndefined();
  await confirm(second.title);
  await expect.poll(() => dialogAnswer(page)).toBe(true);
});
