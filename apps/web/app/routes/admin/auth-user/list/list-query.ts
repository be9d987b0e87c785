import { addressOf } from "../../list/address-of.ts";

export const searchFields = ["name", "email"] as const;
export const searchOperators = ["contains", "starts_with", "ends_with"] as const;
export const pageSizes = [20, 50, 100] as const;
const sortable = ["createdAt", "name", "email", "role"] as const;
const directions = ["asc", "desc"] as const;

/** The list's query as the page's address holds it; the auth service uses the same names. */
export interface UserListQuery {
  limit: number;
  offset: number;
  sortBy: (typeof sortable)[number];
  sortDirection: (typeof directions)[number];
  searchField: (typeof searchFields)[number];
  searchOperator: (typeof searchOperators)[number];
  searchValue: string;
}

export const usualList: UserListQuery = {
  limit: 50,
  offset: 0,
  sortBy: "createdAt",
  sortDirection: "desc",
  searchField: "name",
  searchOperator: "contains",
  searchValue: "",
};

/** Where no field is named, an address is looked for as one, and anything else as a name. */
const usualField = (searchValue: string): UserListQuery["searchField"] =>
  searchValue.includes("@") ? "email" : usualList.searchField;

/** Invalid fields are ignored, so that any address shows a list. */
export function readUserListQuery(query: URLSearchParams): UserListQuery {
  const oneOf = <Value extends string>(name: string, values: readonly Value[], usual: Value) =>
    values.find((value) => value === query.get(name)) ?? usual;
  const limit = wholeNumber(query.get("limit"), 100);
  const searchValue = (query.get("searchValue") ?? "").trim().slice(0, 254);
  return {
    limit: limit || usualList.limit,
    offset: wholeNumber(query.get("offset"), 1_000_000),
    sortBy: oneOf("sortBy", sortable, usualList.sortBy),
    sortDirection: oneOf("sortDirection", directions, usualList.sortDirection),
    searchField: oneOf("searchField", searchFields, usualField(searchValue)),
    searchOperator: oneOf("searchOperator", searchOperators, usualList.searchOperator),
    searchValue,
  };
}

/** The address of a list, without fields at their defaults. */
export function userListPath(query: UserListQuery): string {
  const usual = { ...usualList, searchField: usualField(query.searchValue) };
  return addressOf("/admin/auth-user", query, usual);
}

/** Zero for anything that is not a whole number. */
function wholeNumber(text: string | null, largest: number): number {
  return /^\d{1,7}$/.test(text ?? "") ? Math.min(Number(text), largest) : 0;
}
