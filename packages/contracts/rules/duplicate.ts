import { type Empty, findingRule, isEmpty, type Rule, type RuleOptions } from "./rule.ts";

interface NotTakenOptions extends RuleOptions {
  signal?: AbortSignal;
}

/**
 * Asks whether somebody already has the value; needs an asynchronous parse. A question that fails or
 * is aborted rejects the parse: "could not ask" must not read as "free". The unique index stays the judge
 * of two who ask at once.
 */
export function notTaken<Value extends string | number>(
  isTaken: (value: Value, signal: AbortSignal | undefined) => Promise<boolean>,
  options: NotTakenOptions = {},
): Rule<Value | Empty> {
  return findingRule<Value | Empty>(
    "notTaken",
    async (value) => {
      if (isEmpty(value)) return undefined;
      options.signal?.throwIfAborted();
      return (await isTaken(value, options.signal)) ? { value: String(value) } : undefined;
    },
    options,
  );
}
