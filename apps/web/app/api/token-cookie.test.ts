import { describe, expect, it } from "vitest";
import { readTokenCookie } from "./token-cookie.ts";

const token = "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIxIn0.c2ln_-5hdHVyZQ";

describe("the token cookie", () => {
  it.each([
    [`auth_jwt=${token}`],
    [`theme=dark; auth_jwt=${token}; i18n_redirected=en`],
    [`theme=dark;auth_jwt=${token}`],
  ])("is read from %s [CA-19]", (cookies) => {
    expect(readTokenCookie(cookies)).toBe(token);
  });

  it.each([
    [null],
    [undefined],
    [""],
    ["auth_jwt="],
    ["other_auth_jwt=x"],
    ["auth_jwt_old=x"],
    ["theme=auth_jwt"],
  ])("is absent from %s [CA-19]", (cookies) => {
    expect(readTokenCookie(cookies)).toBeUndefined();
  });

  it.each([["auth_jwt=%"], ["auth_jwt=%0Ax"], ["auth_jwt=日本"], ["auth_jwt=a b"]])(
    "counts as absent when it cannot be a token: %s",
    (cookies) => {
      expect(readTokenCookie(cookies)).toBeUndefined();
    },
  );
});
