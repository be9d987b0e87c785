import { describe, expect, it } from "vitest";
import { readUserListQuery, userListPath, usualList } from "./list-query.ts";

const read = (search: string) => readUserListQuery(new URLSearchParams(search));

describe("the address of the user list", () => {
  it("holds everything the service is asked for [CA-10]", () => {
    const search =
      "?limit=20&offset=40&sortBy=name&sortDirection=asc&searchField=email&searchOperator=ends_with&searchValue=.example";
    const query = read(search);
    expect(query).toEqual({
      limit: 20,
      offset: 40,
      sortBy: "name",
      sortDirection: "asc",
      searchField: "email",
      searchOperator: "ends_with",
      searchValue: ".example",
    });
    expect(userListPath(query)).toBe(`/admin/auth-user${search}`);
  });

  it("leaves out defaults", () => {
    expect(userListPath(usualList)).toBe("/admin/auth-user");
    expect(userListPath({ ...usualList, offset: 50 })).toBe("/admin/auth-user?offset=50");
  });

  it("looks for names, and for an address where one is typed, unless a field is named", () => {
    expect(read("searchValue=%E6%A3%AE%E9%87%8E").searchField).toBe("name");
    expect(read("searchValue=a@example.jp").searchField).toBe("email");
    for (const searchField of ["name", "email"] as const) {
      for (const searchValue of ["森野", "森野@卓上"]) {
        const query = { ...usualList, searchField, searchValue };
        expect(read(userListPath(query).split("?")[1] ?? "")).toEqual(query);
      }
    }
  });

  it.each([
    "",
    "limit=0",
    "limit=-1",
    "limit=x",
    "offset=-50",
    "offset=1e3",
    "offset=99999999",
    "sortBy=password",
    "sortDirection=up",
    "searchField=id",
    "searchOperator=eq",
    "searchValue=%20",
  ])("falls back to defaults for invalid fields: %s", (search) => {
    expect(read(search)).toEqual(usualList);
  });

  it("requests at most a hundred users", () => {
    expect(read("limit=5000").limit).toBe(100);
    expect(read(`searchValue=${"a".repeat(300)}`).searchValue).toHaveLength(254);
  });
});
