import { localeCookie } from "@takujo/contracts/cookie";
import { detectLocale } from "@takujo/contracts/detect-locale";
import { describe, expect, it } from "vitest";
import { splitLocale } from "./locale-path.ts";

const hosts = { "en.takujo.example": "en", "jp.takujo.example": "ja" } as const;
const english = { acceptLanguage: "en-US,en;q=0.9" };
const japanese = { acceptLanguage: "ja,en;q=0.5" };

describe("language detection", () => {
  it("defaults to Japanese [LO-1]", () => {
    expect(detectLocale({})).toBe("ja");
    expect(detectLocale({ cookie: "a=b", host: "x", acceptLanguage: "fr" }, hosts)).toBe("ja");
  });

  it("prefers the address prefix to everything else [LO-2]", () => {
    expect(splitLocale("/en/news").explicit).toBe("en");
    expect(splitLocale("/ja").explicit).toBe("ja");
  });

  it("prefers the cookie to host and browser [LO-2]", () => {
    const cookie = "theme=dark; i18n_redirected=ja";
    expect(detectLocale({ cookie, host: "en.takujo.example", ...english }, hosts)).toBe("ja");
    expect(detectLocale({ cookie: "i18n_redirected=en", ...japanese }, hosts)).toBe("en");
  });

  it("prefers the host to the browser [LO-2]", () => {
    expect(detectLocale({ host: "jp.takujo.example", ...english }, hosts)).toBe("ja");
    expect(detectLocale({ host: "EN.Takujo.example", ...japanese }, hosts)).toBe("en");
  });

  it.each([
    ["en-US,en;q=0.9", "en"],
    ["ja,en;q=0.5", "ja"],
    ["en;q=0.5, ja;q=0.9", "ja"],
    ["fr, en;q=0.3", "en"],
    ["en;q=0, ja", "ja"],
    ["en;q=0", "ja"],
    ["EN", "en"],
    ["*", "ja"],
    [";;q=,,", "ja"],
  ])("reads %s as %s [LO-2]", (acceptLanguage, locale) => {
    expect(detectLocale({ acceptLanguage })).toBe(locale);
  });

  it.each([
    "i18n_redirected=fr",
    "xi18n_redirected=en",
    "i18n_redirected=english",
    "i18n_redirected=",
  ])("ignores the cookie %s [LO-3]", (cookie) => {
    expect(detectLocale({ cookie, ...japanese })).toBe("ja");
  });

  it.each(["constructor", "__proto__", "toString"])("finds no language in the host %s", (host) => {
    expect(detectLocale({ host, ...english }, hosts)).toBe("en");
  });

  it("remembers a choice for 365 days on every path [LO-3]", () => {
    expect(localeCookie("en")).toBe("i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax");
  });
});
