import { expect, it } from "vitest";
import { addressOf } from "../list/address-of.ts";
import { readListQuery } from "../list/read-list-query.server.ts";
import { querySchema } from "./audit.server.ts";

const read = (search: string) => readListQuery(querySchema, new URLSearchParams(search));

it("reads valid fields and writes the same address back", () => {
  const search =
    "actor=abc&group=reservation&from=2026-04-12&to=2026-04-18&subject=7K2M-49XQ&impersonated=true&after=12";
  expect(addressOf("/admin/audit", read(search))).toBe(`/admin/audit?${search}`);
});

it("ignores invalid fields", () => {
  const search = "group=everything&from=2026-02-30&to=tomorrow&impersonated=yes&after=-1";
  expect(read(search)).toEqual({});
});
