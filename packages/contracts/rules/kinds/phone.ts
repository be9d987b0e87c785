import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

const number = /^(?:\+[1-9][0-9]{0,2}-?|0)?[0-9]{1,4}-?[0-9]{1,4}-?[0-9]{3,4}$/;
const localNumber = /^0[0-9]{1,4}-?[0-9]{1,4}-?[0-9]{4}$/;
const example = "03-1234-5678";

function numberRule(name: string, pattern: RegExp, options?: RuleOptions): Rule<Text> {
  return textRule(name, (text) => pattern.test(text), { example }, options);
}

export function phone(options?: RuleOptions): Rule<Text> {
  return numberRule("phone", number, options);
}

export function localPhone(options?: RuleOptions): Rule<Text> {
  return numberRule("localPhone", localNumber, options);
}

export function fax(options?: RuleOptions): Rule<Text> {
  return numberRule("fax", number, options);
}
