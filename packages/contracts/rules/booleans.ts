import { type Rule, type RuleOptions, rule, strictRule } from "./rule.ts";

/** Consent: leaving it out is a no. */
export function trueOnly(options?: RuleOptions): Rule<unknown> {
  return strictRule("trueOnly", (value: unknown) => value === true, {}, options);
}

export function falseOnly(options?: RuleOptions): Rule<unknown> {
  return rule<unknown>("falseOnly", (value) => value === false, {}, options);
}
