/** A number as written, exact where floating point would round. */
export interface Decimal {
  negative: boolean;
  whole: string;
  fraction: string;
}

export type Numeric = string | number | bigint;

const written = /^-?[0-9]+(?:\.[0-9]+)?$/;

export function readDecimal(value: Numeric): Decimal | undefined {
  const text = typeof value === "string" ? value : plain(String(value));
  if (!written.test(text)) return undefined;
  const negative = text.startsWith("-");
  const [whole = "", fraction = ""] = (negative ? text.slice(1) : text).split(".");
  return { negative, whole, fraction };
}

/** Negative when `left` is smaller, positive when it is greater. */
export function compareDecimals(left: Decimal, right: Decimal): number {
  const wholes = Math.max(left.whole.length, right.whole.length);
  const fractions = Math.max(left.fraction.length, right.fraction.length);
  const digits = ({ whole, fraction }: Decimal) =>
    whole.padStart(wholes, "0") + fraction.padEnd(fractions, "0");
  const [a, b] = [digits(left), digits(right)];
  const zero = "0".repeat(wholes + fractions);
  if (a === zero && b === zero) return 0;
  if (left.negative !== right.negative) return left.negative ? -1 : 1;
  if (a === b) return 0;
  return a < b === left.negative ? 1 : -1;
}

/** JavaScript writes very large and very small numbers with an exponent: 1.5e-7 is 0.00000015. */
function plain(text: string): string {
  const [mantissa = "", exponent] = text.split("e");
  if (exponent === undefined) return text;
  const sign = mantissa.startsWith("-") ? "-" : "";
  const [whole = "", fraction = ""] = mantissa.slice(sign.length).split(".");
  const shift = Number(exponent);
  return shift < 0
    ? `${sign}0.${"0".repeat(-shift - 1)}${whole}${fraction}`
    : `${sign}${whole}${fraction.padEnd(shift, "0")}`;
}

const figures = new Intl.NumberFormat("en-US", { maximumFractionDigits: 20 });

/** 9999999999999.999 → 9,999,999,999,999.999, in all languages. Text is not rounded. */
export function grouped(value: string | number): string {
  return figures.format(value as Intl.StringNumericLiteral);
}
