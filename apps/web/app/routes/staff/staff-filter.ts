import type { StaffMember } from "@takujo/contracts/generated/platform/types.gen";

type Specialty = StaffMember["specialties"][number];
export type StaffFilter = "english" | Specialty;

export const staffFilters: readonly StaffFilter[] = [
  "english",
  "heavy",
  "two-player",
  "family",
  "new-games",
  "cooperative",
  "go",
  "hanafuda",
];

/** Undefined for everybody, null for a filter that no link leads to. */
export function readStaffFilter(search: URLSearchParams): StaffFilter | undefined | null {
  const wanted = search.get("filter");
  if (wanted === null) return undefined;
  return staffFilters.find((filter) => filter === wanted) ?? null;
}

export const staffSearch = (filter: StaffFilter | undefined): string =>
  filter ? `?filter=${filter}` : "";

export function fitsFilter(person: StaffMember, filter: StaffFilter | undefined): boolean {
  if (!filter) return true;
  return filter === "english" ? person.teachesInEnglish : person.specialties.includes(filter);
}
