import { compareDecimals, type Decimal, grouped, type Numeric, readDecimal } from "../decimal.ts";
import {
  type CustomMessage,
  type Empty,
  type Rule,
  type RuleOptions,
  type RuleValues,
  rule,
} from "../rule.ts";

type NumberRule = Rule<Numeric | Empty>;

function numberRule(
  name: string,
  accepts: (decimal: Decimal) => boolean,
  values: RuleValues,
  options?: RuleOptions,
): NumberRule {
  const judge = (value: Numeric) => {
    const decimal = readDecimal(value);
    return decimal !== undefined && accepts(decimal);
  };
  return rule<Numeric>(name, judge, values, options);
}

export function numeric(options?: RuleOptions): NumberRule {
  return numberRule("numeric", () => true, {}, options);
}

export function integer(options?: RuleOptions): NumberRule {
  return numberRule("integer", ({ fraction }) => fraction === "", {}, options);
}

/** At most this many decimal places. */
export function decimals(places: 1 | 2 | 3, options?: RuleOptions): NumberRule {
  return numberRule("decimals", ({ fraction }) => fraction.length <= places, { places }, options);
}

export function greaterThan(minimum: string | number, options?: RuleOptions): NumberRule {
  const bound = requireDecimal(minimum);
  const values = { minimum: grouped(minimum) };
  const accepts = (decimal: Decimal) => compareDecimals(decimal, bound) > 0;
  return numberRule("greaterThan", accepts, values, options);
}

/** The range of a 32-bit integer column. */
export function maximumInteger(options?: RuleOptions): NumberRule {
  return atMost("maximumInteger", "2147483647", Number.POSITIVE_INFINITY, options);
}

export function maximumTwoDecimals(options?: RuleOptions): NumberRule {
  return atMost("maximumTwoDecimals", "999999999999999", 2, options);
}

export function maximumThreeDecimals(options?: RuleOptions): NumberRule {
  return atMost("maximumThreeDecimals", "9999999999999.999", 3, options);
}

function atMost(name: string, limit: string, places: number, options?: RuleOptions): NumberRule {
  const bound = requireDecimal(limit);
  const accepts = (decimal: Decimal) =>
    decimal.fraction.length <= places && compareDecimals(decimal, bound) <= 0;
  return numberRule(name, accepts, { limit: grouped(limit) }, options);
}

function requireDecimal(value: Numeric): Decimal {
  const decimal = readDecimal(value);
  if (!decimal) throw new RangeError(`Not a number: ${value}`);
  return decimal;
}

/** A custom check with its own message; empty values pass here too. */
export function satisfies<Value>(
  accepts: (value: Value) => boolean,
  message: CustomMessage,
): Rule<Value | Empty> {
  return rule<Value>("satisfies", accepts, {}, { message });
}
