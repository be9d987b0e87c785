import { describe, expect, it } from "vitest";
import {
  faultsOf,
  fillParts,
  fillText,
  languageOf,
  unknownVariables,
  variablesOf,
} from "./message-text.ts";

const known = variablesOf(false);

const values = {
  nickname: "なぎ",
  event: "親子の朝",
  when: "11月20日",
  venue: "卓上ハウス",
  code: "7K2M-49XQ",
  link: "https://takujo.example/user",
};

describe("the text of a message", () => {
  it("is filled in by the names of both languages, wide braces and any case", () => {
    expect(fillText("{呼び名}さん、{ event }、｛予約番号｝、{VENUE}", values)).toBe(
      "なぎさん、親子の朝、7K2M-49XQ、卓上ハウス",
    );
    expect(fillParts("{name}!", values)).toEqual([
      { text: "なぎ", isFilled: true },
      { text: "!", isFilled: false },
    ]);
  });

  it("knows no other variable, and names what it does not know", () => {
    const text = "{constructor} {__proto__} {} {呼び名} {なまえ}";
    expect(unknownVariables(known, text, "{なまえ}")).toEqual([
      "{constructor}",
      "{__proto__}",
      "{}",
      "{なまえ}",
    ]);
  });

  it("of a newsletter knows nothing of reservations", () => {
    const text = "{呼び名}さん、{予約番号}と{event}、{ name }";
    expect(unknownVariables(variablesOf(true), text)).toEqual(["{予約番号}", "{event}"]);
    expect(fillText(text, { nickname: "なぎ" })).toBe("なぎさん、{予約番号}と{event}、なぎ");
  });

  it("is never filled in twice: what a person is called may look like a variable", () => {
    expect(fillText("{name}", { ...values, nickname: "{link}" })).toBe("{link}");
  });

  it("leaves a lone brace and long or broken ones alone", () => {
    const text = `a { b } c } { ${"x".repeat(50)} } {new\nline}`;
    expect(fillText("{ ", values)).toBe("{ ");
    expect(unknownVariables(known, text)).toEqual(["{ b }"]);
  });
});

describe("a message before it is sent", () => {
  const good = {
    isNewsletter: false,
    segments: ["confirmed"],
    subjectJa: "件名",
    bodyJa: "本文",
    subjectEn: "",
    bodyEn: "",
  };

  it("is told everything that is wrong", () => {
    expect(faultsOf(good, 1)).toEqual([]);
    expect(faultsOf({ ...good, segments: [], subjectJa: "", bodyJa: "" }, 0)).toEqual([
      "segments",
      "subject",
      "body",
    ]);
    expect(faultsOf({ ...good, subjectEn: "Subject" }, 1)).toEqual(["half-english"]);
    expect(faultsOf({ ...good, bodyJa: "{なまえ}" }, 0)).toEqual(["unknown-variable", "nobody"]);
  });

  it("needs nobody chosen if it is a newsletter", () => {
    const newsletter = { ...good, isNewsletter: true, segments: [] };
    expect(faultsOf(newsletter, 1)).toEqual([]);
    expect(faultsOf(newsletter, 0)).toEqual(["nobody"]);
    expect(faultsOf({ ...newsletter, bodyJa: "{日時}" }, 1)).toEqual(["unknown-variable"]);
  });

  it("goes out in English only where it is written in English", () => {
    expect(languageOf({ subjectEn: "", bodyEn: "" }, "en")).toBe("ja");
    expect(languageOf({ subjectEn: "a", bodyEn: "b" }, "en")).toBe("en");
    expect(languageOf({ subjectEn: "a", bodyEn: "b" }, "ja")).toBe("ja");
  });
});
