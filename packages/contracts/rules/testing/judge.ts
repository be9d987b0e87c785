import * as classic from "zod";
import * as mini from "zod/mini";
import type { Rule } from "../rule.ts";

type Check = Rule<unknown>;

/** The issues of parsing a value with these checks; `value` is the normalized result. */
export async function judge(value: unknown, ...checks: unknown[]) {
  const result = await mini
    .any()
    .check(...(checks as Check[]))
    .safeParseAsync(value);
  return { accepted: result.success, value: result.data, issue: result.error?.issues[0] };
}

/** The same for a synchronous rule. */
export function accepts(check: unknown, value: unknown): boolean {
  return mini
    .any()
    .check(check as Check)
    .safeParse(value).success;
}

export async function judgeWithClassic(value: unknown, ...checks: unknown[]) {
  const result = await classic.z
    .any()
    .check(...(checks as Check[]))
    .safeParseAsync(value);
  return { accepted: result.success, value: result.data, issue: result.error?.issues[0] };
}
