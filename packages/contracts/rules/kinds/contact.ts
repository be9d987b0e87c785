import { isDomainName } from "../domain-name.ts";
import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

// The local part of the HTML standard: older Japanese mobile addresses have dots in a row or before the @.
const localPart = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;

export function email(options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => {
    const at = text.lastIndexOf("@");
    return (
      text.length <= 254 &&
      at > 0 &&
      at <= 64 &&
      localPart.test(text.slice(0, at)) &&
      isDomainName(text.slice(at + 1))
    );
  };
  return textRule("email", accepts, { example: "name@example.com" }, options);
}

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

const code = /^[0-9]{3}-?[0-9]{4}$/;

export function postalCode(options?: RuleOptions): Rule<Text> {
  return textRule("postalCode", (text) => code.test(text), { example: "101-0044" }, options);
}
