import * as z from "zod/mini";

/** A rule is a zod check: it can be used in `.check(…)` of classic and mini schemas. */
export type Rule<Value> = z.core.$ZodCheck<Value>;

/** Values for the message. A day is formatted in the reader's language. */
export type RuleValues = Readonly<Record<string, string | number | { day: string }>>;

/** Replaces a rule's own message with another message key, or with a text. */
export type CustomMessage = { key: string; values?: RuleValues } | { text: string };

export interface RuleOptions {
  message?: CustomMessage;
}

/** Carried in the issue's `params`, so that the message is rendered where the language is known. */
export interface RuleParams {
  /** The exported name: tests compare the messages with the list of rules. */
  rule: string;
  values: RuleValues;
  message: CustomMessage | undefined;
}

export type Empty = "" | null | undefined;
export type Text = string | null | undefined;

export function isEmpty(value: unknown): value is Empty {
  return value === "" || value === null || value === undefined;
}

/** `find` returns the values for the message if the rule is broken, otherwise nothing. */
export function findingRule<Value>(
  name: string,
  find: (value: Value) => RuleValues | undefined | Promise<RuleValues | undefined>,
  options: RuleOptions = {},
): Rule<Value> {
  return z.check<Value>((payload) => {
    const report = (values: RuleValues | undefined) => {
      if (!values) return;
      const params: RuleParams = { rule: name, values, message: options.message };
      // One message per field: later rules would only repeat it.
      payload.issues.push({ code: "custom", input: payload.value, params, continue: false });
    };
    const found = find(payload.value);
    return found instanceof Promise ? found.then(report) : report(found);
  });
}

/** Validates every value, including empty ones. */
export function strictRule<Value>(
  name: string,
  accepts: (value: Value) => boolean,
  values: RuleValues = {},
  options?: RuleOptions,
): Rule<Value> {
  return findingRule<Value>(name, (value) => (accepts(value) ? undefined : values), options);
}

/** Lets empty values pass, so that the same rule works for optional fields. */
export function rule<Value>(
  name: string,
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
  name: string,
  accepts: (text: string) => boolean,
  values?: RuleValues,
  options?: RuleOptions,
): Rule<Text> {
  return rule<string>(name, (text) => typeof text === "string" && accepts(text), values, options);
}
