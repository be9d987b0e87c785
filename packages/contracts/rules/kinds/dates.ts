import { dayAtVenue } from "../../venue-time.ts";
import { dayOf } from "../day-of.ts";
import { findingRule, isEmpty, type Rule, type RuleOptions, rule } from "../rule.ts";

type DateInput = string | Date | null | undefined;

export function existingDate(options?: RuleOptions): Rule<DateInput> {
  return rule<string | Date>(
    "existingDate",
    (value) => dayOf(value) !== undefined,
    { example: "2026-11-14" },
    options,
  );
}

interface TodayOptions extends RuleOptions {
  now?: () => Date;
}

/** Today at the venue, read at each validation: a page may stay open past midnight. */
export function notBeforeToday(options: TodayOptions = {}): Rule<DateInput> {
  const now = options.now ?? (() => new Date());
  return findingRule<DateInput>(
    "notBeforeToday",
    (value) => {
      if (isEmpty(value)) return undefined;
      const today = dayAtVenue(now());
      const day = dayOf(value);
      return day !== undefined && day >= today ? undefined : { earliest: { day: today } };
    },
    options,
  );
}

export function maximumDate(latest: string, options?: RuleOptions): Rule<DateInput> {
  if (dayOf(latest) === undefined) throw new RangeError(`No such day: ${latest}`);
  const accepts = (value: string | Date) => {
    const day = dayOf(value);
    return day !== undefined && day <= latest;
  };
  return rule<string | Date>("maximumDate", accepts, { latest: { day: latest } }, options);
}
