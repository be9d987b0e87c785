import { expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

it("joins the parts of a set, in their order", () => {
  const joined = joinWords(
    { pages: { money: "会計" }, menu: "管理メニュー" },
    { pages: { boxes: "ゲームの箱" } },
  );
  expect(joined).toEqual({
    pages: { money: "会計", boxes: "ゲームの箱" },
    menu: "管理メニュー",
  });
  expect(Object.keys(joined.pages)).toEqual(["money", "boxes"]);
});

it("refuses a text that two files have", () => {
  const words = { pages: { money: "会計" } };
  expect(() => joinWords(words, { pages: { money: "お金" } })).toThrow("pages.money");
  expect(() => joinWords(words, { pages: "ページ" })).toThrow("pages");
});
