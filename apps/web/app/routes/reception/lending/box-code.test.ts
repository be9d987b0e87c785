import { expect, it } from "vitest";
import { codeAtDesk } from "./box-code.ts";

const origin = "https://takujo.example";

it.each([
  [`${origin}/box/31`, "#31"],
  [`${origin}/en/box/31?x=1`, "#31"],
  [`${origin}/admin/check-in?code=7K2M49XQ`, "7K2M49XQ"],
  [`${origin}/box/0`, undefined],
  [`${origin}/box/31/x`, undefined],
  [`${origin}/box/99999999999`, undefined],
  ["https://other.example/box/31", undefined],
  ["box/31", undefined],
])("%s is %s", (text, code) => {
  expect(codeAtDesk(text, origin)).toBe(code);
});
