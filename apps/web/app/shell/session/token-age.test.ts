import { describe, expect, it } from "vitest";
import { hasExpired } from "./token-age.ts";

const now = Date.UTC(2026, 3, 15);
const tokenUntil = (exp: unknown) =>
  `e30.${Buffer.from(JSON.stringify({ exp, name: "卓?>" })).toString("base64url")}.c2ln`;

describe("a token", () => {
  it("has expired when its time is over, and shortly before", () => {
    const seconds = now / 1_000;
    expect(hasExpired(tokenUntil(seconds + 31), now)).toBe(false);
    expect(hasExpired(tokenUntil(seconds + 29), now)).toBe(true);
    expect(hasExpired(tokenUntil(seconds - 1), now)).toBe(true);
  });

  it.each([
    "",
    "a",
    "a.b.c",
    "..",
    `e30.${btoa("1")}.x`,
    tokenUntil("soon"),
    tokenUntil(undefined),
  ])("without a readable end has expired: %s", (token) => {
    expect(hasExpired(token, now)).toBe(true);
  });
});
