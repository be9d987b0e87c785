import { describe, expect, it } from "vitest";
import { createMatch, readQuery } from "./search.ts";

const entry = {
  slug: "cancel",
  locale: "ja",
  question: "キャンセル料はかかりますか。",
  answerHtml: '<p>前日の<strong>22:00</strong>まで無料です。<a href="/about">地図</a></p>',
} as const;

describe("the search of questions", () => {
  it.each(["キャンセル", "きゃんせる", "ｷｬﾝｾﾙ", "２２：００", "無料　前日", "", "  "])(
    "finds %j regardless of width and kana",
    (query) => expect(createMatch(query)(entry)).toBe(true),
  );

  it.each(["駐車場", "キャンセル 駐車場", "about", "strong"])(
    "does not find %j, which is not in the text",
    (query) => expect(createMatch(query)(entry)).toBe(false),
  );

  it("reads the query from the address and cuts it to a maximum length", () => {
    expect(readQuery(new URLSearchParams({ q: "  席 " }))).toBe("席");
    expect(readQuery(new URLSearchParams({ q: "あ".repeat(500) }))).toHaveLength(60);
    expect(readQuery(new URLSearchParams())).toBe("");
  });
});
