import type { StaffMember } from "@takujo/contracts/generated/platform/types.gen";
import { fitsFilter, type StaffFilter, staffFilters } from "./staff-filter.ts";

/** The members that match the filter, and the page's counts. */
export function staffView(items: StaffMember[], filter: StaffFilter | undefined) {
  const choices = [undefined, ...staffFilters].map((choice) => ({
    filter: choice,
    count: items.filter((person) => fitsFilter(person, choice)).length,
  }));
  return {
    filter,
    choices: choices.filter(({ count, filter: choice }) => count > 0 || choice === filter),
    people: items.filter((person) => fitsFilter(person, filter)),
  };
}

export type StaffViewData = ReturnType<typeof staffView>;
