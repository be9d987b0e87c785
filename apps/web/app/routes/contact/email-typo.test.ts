import { describe, expect, it } from "vitest";
import { findEmailTypo } from "./email-typo.ts";

describe("a typo in an e-mail address", () => {
  it.each([
    ["kotori@example,jp", ",", "kotori@example.jp"],
    ["kotori@example。jp", "。", "kotori@example.jp"],
    ["kotori@mail、example、jp", "、", "kotori@mail.example.jp"],
    ["ｋｏｔｏｒｉ＠ｅｘａｍｐｌｅ，ｊｐ ", "，", "kotori@example.jp"],
  ])("%s is corrected to %s", (typed, mark, suggestion) => {
    expect(findEmailTypo(typed)).toEqual({ mark, suggestion });
  });

  it.each(["kotori", "kotori@example", "a,b", "a@b,c,", "", ",".repeat(100_000)])(
    "is not guessed in %.20s",
    (typed) => {
      expect(findEmailTypo(typed)).toBeNull();
    },
  );
});
