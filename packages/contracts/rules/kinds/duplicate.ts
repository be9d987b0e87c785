import { type Empty, findingRule, isEmpty, type Rule, type RuleOptions } from "../rule.ts";

interface NotTakenOptions extends RuleOptions {
  signal?: AbortSignal;
}

/**
 * Asks whether the value is taken; needs an asynchronous parse. A request that fails or is aborted rejects the parse, because
 * "could not ask" must not count as "free". The unique index decides between two concurrent requests.
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
