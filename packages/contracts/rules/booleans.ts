import { isEmpty, type Rule, type RuleOptions, strictRule } from "./rule.ts";

/** Consent: leaving it out is a no. */
export function trueOnly(options?: RuleOptions): Rule<unknown> {
  return strictRule("trueOnly", (value: unknown) => value === true, {}, options);
}

interface FalseOnlyOptions extends RuleOptions {
  /** Missing passes too: a form does not send a box that is not ticked. */
  optional?: boolean;
}

export function falseOnly(options: FalseOnlyOptions = {}): Rule<unknown> {
  const accepts = (value: unknown) =>
    value === false || (options.optional === true && isEmpty(value));
  return strictRule("falseOnly", accepts, {}, options);
}
