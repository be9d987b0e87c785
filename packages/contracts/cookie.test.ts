import { describe, expect, it } from "vitest";
import { readCookie } from "./cookie.ts";

describe("a cookie", () => {
  it.each(["a=1", "b=2; a=1", "b=2;a=1 ;c=3", " a=1"])("is read out of %j", (cookies) => {
    expect(readCookie(cookies, "a")).toBe("1");
  });

  it("may hold an equals sign, or nothing", () => {
    expect(readCookie("a=x==; b=", "a")).toBe("x==");
    expect(readCookie("a=x==; b=", "b")).toBe("");
  });

  it.each([null, undefined, "", "aa=1", "b=a=1", "a"])("is not in %j", (cookies) => {
    expect(readCookie(cookies, "a")).toBeUndefined();
  });
});
