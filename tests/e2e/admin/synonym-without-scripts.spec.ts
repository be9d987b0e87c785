import { randomUUID } from "node:crypto";
import { expect, signInPlainAdmin, test } from "../support/plain-page.ts";
import { words } from "../support/words.ts";

test("the organizer adds a synonym, which visitors' searches use, and removes it, by plain forms", async ({
  plain,
}) => {
  const t = words.ja.adminSynonym;
  const word = `zq${randomUUID().slice(0, 8)}`;
  await signInPlainAdmin(plain);
  await plain.goto("/admin/content/news");
  await plain.follow(words.ja.adminContent.synonyms);
  const fieldName = () => plain.document.querySelector("#synonym-new")?.getAttribute("name") ?? "";
  await plain.send(t.add, { [fieldName()]: "ひとつだけ" }, "main");
  expect(plain.text("main [role=alert]")).toBe(t.refusal.words);
  expect(plain.valueOf(fieldName())).toBe("ひとつだけ");
  await plain.send(t.add, { [fieldName()]: `花札、${word}` }, "main");
  expect(plain.text("body")).toContain(t.done.saved);
  await plain.goto(`/search?q=${word}`);
  expect(plain.text()).toContain("花札");
  await plain.goto("/admin/synonym");
  await plain.send(t.removeWords.replace("{words}", `花札、${word}`), {}, "main");
  expect(plain.text("body")).toContain(t.done.removed);
  await plain.goto(`/search?q=${word}`);
  expect(plain.text()).toContain(`「${word}」は、見つかりませんでした`);
});
