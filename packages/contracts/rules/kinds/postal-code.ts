import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

const code = /^[0-9]{3}-?[0-9]{4}$/;

export function postalCode(options?: RuleOptions): Rule<Text> {
  return textRule("postalCode", (text) => code.test(text), { example: "101-0044" }, options);
}
