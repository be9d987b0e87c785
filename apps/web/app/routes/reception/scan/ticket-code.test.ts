import { describe, expect, it } from "vitest";
import { codeInTicket } from "./ticket-code.ts";

const origin = "https://takujo.example";
const page = `${origin}/admin/check-in`;

describe("scanned text", () => {
  it.each(["", "/ja", "/en"])("is a ticket if it is the reception's address at '%s'", (form) => {
    const text = `${origin}${form}/admin/check-in?code=7K2M49XQ`;
    expect(codeInTicket(text, origin)).toBe("7K2M49XQ");
  });

  it.each(["7K2M49XQ2", "7K2M49XQ10", "7K2M49XQ99"])("may be a friend's: %s", (code) => {
    expect(codeInTicket(`${page}?code=${code}`, origin)).toBe(code);
  });

  it.each([
    ["another site", "https://evil.example/admin/check-in?code=7K2M49XQ"],
    ["another page", `${origin}/admin/auth-user?code=7K2M49XQ`],
    ["no code", page],
    ["no code of ours", `${page}?code=70O1IOXQ`],
    ["a longer code", `${page}?code=7K2M49XQ100`],
    ["a friend's without a number", `${page}?code=7K2M49XQ0`],
    ["the holder's with a number", `${page}?code=7K2M49XQ1`],
    ["a script", "javascript:alert(1)"],
    ["a sentence", "席は二階です"],
    ["nothing", ""],
  ])("is not a ticket if it is %s", (_, text) => {
    expect(codeInTicket(text, origin)).toBeUndefined();
  });
});
