import { describe, expect, it } from "vitest";
import { pageTitle } from "./page-title.ts";

const page = { title: "ニュース", siteName: "卓上", isHome: false, development: false };

describe("the page title", () => {
  it("is the page's title, a divider and the site's name [TI-1]", () => {
    expect(pageTitle(page)).toBe("ニュース｜卓上");
  });

  it("is only the site's name at home [TI-2]", () => {
    expect(pageTitle({ ...page, title: "ホーム", isHome: true })).toBe("卓上");
  });

  it("is the word sample in development, at home too [TI-3]", () => {
    expect(pageTitle({ ...page, development: true })).toBe("sample");
    expect(pageTitle({ ...page, isHome: true, development: true })).toBe("sample");
  });

  it("has no divider without a title", () => {
    expect(pageTitle({ ...page, title: undefined })).toBe("卓上");
  });
});
