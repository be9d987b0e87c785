import { createStaffMember } from "@takujo/db/testing/create-staff-member";
import { createUser } from "@takujo/db/testing/create-user";
import { describe, expect, it } from "vitest";
import { newEmail } from "../../support/auth-browser.ts";
import { runningAuth } from "../support/running-auth.ts";

const { db, signedIn } = await runningAuth();

interface ListedUsers {
  users: Record<string, unknown>[];
  total: number;
  limit: number;
  offset: number;
}

async function asAdmin() {
  const { browser, userId } = await signedIn();
  await db.updateTable("user").set({ role: "admin" }).where("id", "=", userId).execute();
  return async (query: Record<string, string> = {}) => {
    const response = await browser.auth("GET", `/admin/list-users?${new URLSearchParams(query)}`);
    return { status: response.status, found: (await response.json()) as ListedUsers };
  };
}

const names = ({ users }: ListedUsers) => users.map(({ name }) => name);

describe("the list of users", () => {
  it("is searched by name without regard to capitals, at the beginning, the end or anywhere [CA-10]", async () => {
    const list = await asAdmin();
    const mark = newEmail().slice(0, 8);
    await createUser(db, { name: `${mark} Anna` });
    await createUser(db, { name: `anna ${mark}` });
    const search = async (searchOperator: string, searchValue: string) =>
      names(
        (await list({ searchField: "name", sortBy: "name", searchOperator, searchValue })).found,
      ).toSorted();
    expect(await search("contains", mark.toUpperCase())).toEqual(
      [`${mark} Anna`, `anna ${mark}`].toSorted(),
    );
    expect(await search("starts_with", mark.toUpperCase())).toEqual([`${mark} Anna`]);
    expect(await search("ends_with", mark.toUpperCase())).toEqual([`anna ${mark}`]);
  });

  it("says which roles of the staff somebody has besides the library's", async () => {
    const list = await asAdmin();
    const { id: userId, email } = await createUser(db);
    const rolesOf = async () =>
      (await list({ searchValue: email })).found.users.map(({ role, staffRoles }) => [
        role,
        staffRoles,
      ]);
    expect(await rolesOf()).toEqual([["user", []]]);
    await createStaffMember(db, { userId, roles: ["host", "desk"] });
    expect(await rolesOf()).toEqual([["user", ["host", "desk"]]]);
  });

  it("treats wildcard characters literally", async () => {
    const list = await asAdmin();
    await createUser(db, { name: "100% 卓_上\\" });
    const search = async (searchValue: string) =>
      (await list({ searchField: "name", searchValue })).found.total;
    expect(await search("0% 卓_上\\")).toBe(1);
    expect(await search("0_ 卓")).toBe(0);
    expect(await search("卓%上")).toBe(0);
  });

  it("comes in pages that show nobody twice, even of people without a name [CA-10]", async () => {
    const list = await asAdmin();
    const mark = newEmail().split("@")[0]?.slice(0, 12) ?? "";
    for (let count = 0; count < 7; count++) {
      await createUser(db, { email: `${mark}.${count}@example.jp`, name: "" });
    }
    const page = async (offset: number) =>
      (await list({ searchValue: mark, sortBy: "name", limit: "3", offset: String(offset) })).found;
    const pages = [await page(0), await page(3), await page(6)];
    expect(pages.map(({ users, total }) => [users.length, total])).toEqual([
      [3, 7],
      [3, 7],
      [1, 7],
    ]);
    expect(new Set(pages.flatMap(({ users }) => users.map(({ id }) => id))).size).toBe(7);
  });

  it("is sorted in both directions [CA-10]", async () => {
    const list = await asAdmin();
    const mark = newEmail().split("@")[0]?.slice(0, 12) ?? "";
    for (const letter of ["b", "a", "c"]) {
      await createUser(db, { email: `${letter}.${mark}@example.jp` });
    }
    const emails = async (sortDirection: string) =>
      (await list({ searchValue: mark, sortBy: "email", sortDirection })).found.users.map(
        ({ email }) => String(email)[0],
      );
    expect(await emails("asc")).toEqual(["a", "b", "c"]);
    expect(await emails("desc")).toEqual(["c", "b", "a"]);
  });

  it("has each person's handle and number of passkeys, and no secret", async () => {
    const list = await asAdmin();
    const { email, id } = await createUser(db);
    const { found } = await list({ searchValue: email });
    expect(found.users).toHaveLength(1);
    expect(found.users[0]).toMatchObject({ id, email, passkeys: 0, banned: false, role: "user" });
    expect(found.users[0]?.["handle"]).toMatch(/^[a-z]+_[a-z]+_\d{4}$/);
    expect(Object.keys(found.users[0] ?? {})).not.toContain("password");
  });

  it.each([
    { sortBy: "password" },
    { sortDirection: "down" },
    { limit: "0" },
    { limit: "101" },
    { limit: "many" },
    { offset: "-1" },
    { searchField: "id" },
    { searchOperator: "eq" },
    { searchValue: "a".repeat(255) },
  ])("refuses %o", async (query) => {
    const list = await asAdmin();
    expect((await list(query as unknown as Record<string, string>)).status).toBe(400);
  });
});
