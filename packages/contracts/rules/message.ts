import type * as z from "zod/mini";
import { builtInSentence } from "./built-in-message.ts";
import type { RuleParams, RuleValues } from "./rule.ts";

type MessageValues = Record<string, string | number>;

/** use-intl's `t` for the `validations` set. A method type, so that a `t` with fewer keys is assignable too. */
export type Translate = { translate(key: string, values?: MessageValues): string }["translate"];

/** The message for any issue of a parse, from our rules or from zod. */
export function validationMessage(issue: z.core.$ZodIssue, t: Translate): string {
  const params = issue.code === "custom" ? (issue.params as RuleParams | undefined) : undefined;
  if (!params?.rule) {
    const { key, values } = builtInSentence(issue);
    return key === "" ? issue.message : t(key, filled(values, t));
  }
  const { rule, values, message } = params;
  if (!message) return t(`rule.${rule}`, filled(values, t));
  return "text" in message
    ? message.text
    : t(message.key, filled({ ...values, ...message.values }, t));
}

function filled(values: RuleValues, t: Translate): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "object" ? spokenDay(value.day, t) : value,
    ]),
  );
}

function spokenDay(day: string, t: Translate): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  return t("day", { year: String(year), month: String(month), date: String(date) });
}
