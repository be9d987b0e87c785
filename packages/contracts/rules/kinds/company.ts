import { findingRule, isEmpty, type Rule, type RuleOptions, type Text } from "../rule.ts";

const corporate = /^[0-9]{13}$/;
const invoice = /^T[0-9]{13}$/;

interface CompanyNumberOptions extends RuleOptions {
  /** Also verifies the leading check digit. */
  checkDigit?: boolean;
}

export function corporateNumber(options?: CompanyNumberOptions): Rule<Text> {
  return companyNumber("corporateNumber", corporate, "7000012050002", options);
}

export function invoiceNumber(options?: CompanyNumberOptions): Rule<Text> {
  return companyNumber("invoiceNumber", invoice, "T7000012050002", options);
}

function companyNumber(
  name: string,
  shape: RegExp,
  example: string,
  options: CompanyNumberOptions = {},
): Rule<Text> {
  return findingRule<Text>(
    name,
    (text) => {
      if (isEmpty(text)) return undefined;
      if (!shape.test(text)) return { example, reason: "shape" };
      const isRight = !options.checkDigit || hasCheckDigit(text.slice(-13));
      return isRight ? undefined : { example, reason: "checkDigit" };
    },
    options,
  );
}

/** Ordinance on the designation of corporate numbers, article 2: 9 − (sum of digit × 1 or 2, mod 9). */
function hasCheckDigit(number: string): boolean {
  let sum = 0;
  for (let position = 1; position <= 12; position++) {
    sum += Number(number.charAt(13 - position)) * (position % 2 === 0 ? 2 : 1);
  }
  return Number(number.charAt(0)) === 9 - (sum % 9);
}
