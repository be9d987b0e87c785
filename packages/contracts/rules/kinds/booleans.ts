import { isEmpty, type Rule, type RuleOptions, strictRule } from "../rule.ts";

/** For consent: a missing value is refused. */
export function trueOnly(options?: RuleOptions): Rule<unknown> {
  return strictRule("trueOnly", (value: unknown) => value === true, {}, options);
}

interface FalseOnlyOptions extends RuleOptions {
  /** A missing value passes too: a form does not send an unchecked box. */
  optional?: boolean;
}

export function falseOnly(options: FalseOnlyOptions = {}): Rule<unknown> {
  const accepts = (value: unknown) =>
    value === false || (options.optional === true && isEmpty(value));
  return strictRule("falseOnly", accepts, {}, options);
}
