import { dayOf } from "../day-of.ts";
import { isEmpty, type Rule, type RuleOptions, strictRule, type Text } from "../rule.ts";
import { trimmed } from "../text.ts";

const isBlank = (value: unknown) => typeof value === "string" && trimmed(value) === "";

export function requiredInput(options?: RuleOptions): Rule<unknown> {
  const isFilled = (value: unknown) =>
    !isEmpty(value) && !isBlank(value) && !Number.isNaN(value as number);
  return strictRule("requiredInput", isFilled, {}, options);
}

/** For a choice as text or number, a list of choices, or an object such as a selected record. */
export function requiredSelect(options?: RuleOptions): Rule<unknown> {
  const isChosen = (value: unknown) => {
    if (isEmpty(value) || isBlank(value)) return false;
    return typeof value !== "object" || value === null || Object.keys(value).length > 0;
  };
  return strictRule("requiredSelect", isChosen, {}, options);
}

export function requiredDate(options?: RuleOptions): Rule<unknown> {
  return strictRule("requiredDate", (value: unknown) => dayOf(value) !== undefined, {}, options);
}

interface NonBlankOptions extends RuleOptions {
  /** For optional fields: "" passes, whitespace alone does not. */
  optional?: boolean;
}

export function nonBlank(options: NonBlankOptions = {}): Rule<Text> {
  const accepts = (text: Text) => (options.optional === true && text === "") || !isBlank(text);
  return strictRule("nonBlank", accepts, {}, options);
}
