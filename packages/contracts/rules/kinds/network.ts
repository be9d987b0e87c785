import { isDomainName } from "../domain-name.ts";
import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

const byte = /^(?:0|[1-9][0-9]{0,2})$/;
const group = /^[0-9a-f]{1,4}$/i;
const mac = /^[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5}|(?:-[0-9a-f]{2}){5})$/i;

export function domain(options?: RuleOptions): Rule<Text> {
  return textRule("domain", isDomainName, { example: "example.com" }, options);
}

export function ipv4(options?: RuleOptions): Rule<Text> {
  return textRule("ipv4", isIpv4, { example: "192.0.2.1" }, options);
}

export function ipv6(options?: RuleOptions): Rule<Text> {
  return textRule("ipv6", isIpv6, { example: "2001:db8::1" }, options);
}

export function macAddress(options?: RuleOptions): Rule<Text> {
  const values = { example: "00:00:5E:00:53:01" };
  return textRule("macAddress", (text) => mac.test(text), values, options);
}

function isIpv4(text: string): boolean {
  if (text.length > 15) return false;
  const parts = text.split(".");
  return parts.length === 4 && parts.every((part) => byte.test(part) && Number(part) < 256);
}

function isIpv6(text: string): boolean {
  // The longest spelling: six groups and an IPv4 address.
  if (text.length > 45) return false;
  const tail = text.slice(text.lastIndexOf(":") + 1);
  if (tail.includes(".")) {
    return isIpv4(tail) && isIpv6(`${text.slice(0, text.length - tail.length)}0:0`);
  }
  const halves = text.split("::");
  const groups = halves.flatMap((half) => (half === "" ? [] : half.split(":")));
  const hasRightCount = halves.length === 2 ? groups.length <= 7 : groups.length === 8;
  return halves.length <= 2 && hasRightCount && groups.every((part) => group.test(part));
}
