import { type Rule, type RuleOptions, type Text, textRule } from "../rule.ts";

const onlyDigits = /^[0-9]+$/;
const letters = { upper: /^[A-Z]+$/, lower: /^[a-z]+$/, any: /^[A-Za-z]+$/ };
const lettersAndDigits = /^[A-Za-z0-9]+$/;
const lettersDigitsAndUnderscore = /^[A-Za-z0-9_]+$/;
const digitsAndHyphens = /^[0-9-]+$/;
const hyphensBetween = /^[0-9]+(?:-[0-9]+)*$/;

export function digits(options?: RuleOptions): Rule<Text> {
  return textRule("digits", (text) => onlyDigits.test(text), {}, options);
}

interface AlphabetOptions extends RuleOptions {
  case?: "upper" | "lower" | "any";
}

export function alphabet(options: AlphabetOptions = {}): Rule<Text> {
  const kind = options.case ?? "any";
  return textRule("alphabet", (text) => letters[kind].test(text), { case: kind }, options);
}

interface AlphanumericOptions extends RuleOptions {
  underscore?: boolean;
}

export function alphanumeric(options: AlphanumericOptions = {}): Rule<Text> {
  const pattern = options.underscore ? lettersDigitsAndUnderscore : lettersAndDigits;
  const underscore = options.underscore ? "yes" : "no";
  return textRule("alphanumeric", (text) => pattern.test(text), { underscore }, options);
}

export function alphanumericOfLength(length: number, options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => text.length === length && lettersAndDigits.test(text);
  return textRule("alphanumericOfLength", accepts, { length }, options);
}

interface HyphenOptions extends RuleOptions {
  /** Single hyphens, and only between digits. */
  between?: boolean;
}

export function digitsWithHyphen(options: HyphenOptions = {}): Rule<Text> {
  const pattern = options.between ? hyphensBetween : digitsAndHyphens;
  const values = { example: "12-3456" };
  return textRule("digitsWithHyphen", (text) => pattern.test(text), values, options);
}

export function exactDigits(count: number, options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => text.length === count && onlyDigits.test(text);
  return textRule("exactDigits", accepts, { count }, options);
}

export function minDigits(count: number, options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => text.length >= count && onlyDigits.test(text);
  return textRule("minDigits", accepts, { count }, options);
}

export function maxDigits(count: number, options?: RuleOptions): Rule<Text> {
  const accepts = (text: string) => text.length <= count && onlyDigits.test(text);
  return textRule("maxDigits", accepts, { count }, options);
}

export function digitsHyphenDigits(
  first: number,
  second: number,
  options?: RuleOptions,
): Rule<Text> {
  const accepts = (text: string) =>
    text.length === first + 1 + second && text.charAt(first) === "-" && hyphensBetween.test(text);
  const counting = "1234567890".repeat(Math.ceil((first + second) / 10));
  const example = `${counting.slice(0, first)}-${counting.slice(first, first + second)}`;
  return textRule("digitsHyphenDigits", accepts, { first, second, example }, options);
}
