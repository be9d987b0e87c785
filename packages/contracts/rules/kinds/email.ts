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
