import * as z from "zod/mini";
import type * as rules from "./index.ts";

/** A rule is a zod check: it stands in `.check(…)` of classic and of mini schemas alike. */
export type Rule<Value> = z.core.$ZodCheck<Value>;

export type RuleName = keyof typeof rules;

/** What a sentence needs to know. A day is told in the words of the reader's language. */
export type RuleValues = Readonly<Record<string, string | number | { day: string }>>;

/** Takes the place of a rule's own sentence: another message key, or words of the caller's. */
export type OwnMessage = { key: string; values?: RuleValues } | { text: string };

export interface RuleOptions {
  message?: OwnMessage;
}

/** Travels in the issue's `params`, so that the sentence is made where the language is known. */
export interface RuleParams {
  rule: RuleName;
  values: RuleValues;
  message: OwnMessage | undefined;
}

export type Empty = "" | null | undefined;
export type Text = string | null | undefined;

export function isEmpty(value: unknown): value is Empty {
  return value === "" || value === null || value === undefined;
}

/** `find` answers with the values of the sentence when the rule is broken, else with nothing. */
export function findingRule<Value>(
  name: RuleName,
  find: (value: Value) => RuleValues | undefined | Promise<RuleValues | undefined>,
  options: RuleOptions = {},
): Rule<Value> {
  return z.check<Value>((payload) => {
    const report = (values: RuleValues | undefined) => {
      if (!values) return;
      const params: RuleParams = { rule: name, values, message: options.message };
      // One field, one sentence: what follows a broken rule would only repeat it.
      payload.issues.push({ code: "custom", input: payload.value, params, continue: false });
    };
    const found = find(payload.value);
    return found instanceof Promise ? found.then(report) : report(found);
  });
}

/** Judges every value, an empty one too. */
export function strictRule<Value>(
  name: RuleName,
  accepts: (value: Value) => boolean,
  values: RuleValues = {},
  options?: RuleOptions,
): Rule<Value> {
  return findingRule<Value>(name, (value) => (accepts(value) ? undefined : values), options);
}

/** Lets empty values pass, so that the same rule serves optional fields. */
export function rule<Value>(
  name: RuleName,
  accepts: (value: Value) => boolean,
  values?: RuleValues,
  options?: RuleOptions,
): Rule<Value | Empty> {
  return strictRule<Value | Empty>(
    name,
    (value) => isEmpty(value) || accepts(value),
    values,
    options,
  );
}

export function textRule(
  name: RuleName,
  accepts: (text: string) => boolean,
  values?: RuleValues,
  options?: RuleOptions,
): Rule<Text> {
  return rule<string>(name, (text) => typeof text === "string" && accepts(text), values, options);
}
