import { expect, it } from "vitest";
import { z } from "zod";
import { readListQuery } from "./read-list-query.server.ts";

const schema = z.object({
  view: z.enum(["upcoming", "past"]).default("upcoming"),
  search: z.string().max(5).default(""),
  from: z.iso.date().optional(),
  after: z.string().max(3).regex(/^\d+$/).optional(),
});
const read = (search: string) => readListQuery(schema, new URLSearchParams(search));

it("reads the fields of the contract, and no others", () => {
  expect(read("view=past&search=+a+&from=2026-04-12&after=12&done=saved")).toEqual({
    view: "past",
    search: "a",
    from: "2026-04-12",
    after: "12",
  });
});

it.each(["", "view=", "view=all&from=2026-02-30&after=-1", "search=+&from=&after=abcd"])(
  "ignores empty and invalid fields: %j",
  (search) => {
    expect(read(search)).toStrictEqual({ view: "upcoming", search: "" });
  },
);

it("cuts a long text", () => {
  expect(read("search=abcdefg&after=1234")).toEqual({
    view: "upcoming",
    search: "abcde",
    after: "123",
  });
});

it("reads the first of repeated fields", () => {
  expect(read("search=a&search=b").search).toBe("a");
});
