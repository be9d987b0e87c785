import { expect, it } from "vitest";
import { addressOf } from "./address-of.ts";

it("has the fields in the order of the query", () => {
  const query = { state: "waiting", search: "春 & 夏", page: 2, isOwn: true };
  expect(addressOf("/list", query)).toBe(
    "/list?state=waiting&search=%E6%98%A5+%26+%E5%A4%8F&page=2&isOwn=true",
  );
});

it("leaves out what is empty or as usual", () => {
  const query = { view: "upcoming", search: "", after: undefined, only: null, isOwn: false };
  expect(addressOf("/list", query, { view: "upcoming" })).toBe("/list");
  expect(addressOf("/list", { offset: 0, page: 1 }, { page: 1 })).toBe("/list?offset=0");
});
