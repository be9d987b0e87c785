import { expect, it } from "vitest";
import { readListQuery } from "../../list/read-list-query.server.ts";
import { querySchema } from "./list.server.ts";
import { contentListPath } from "./list-query.ts";

const read = (search: string) => readListQuery(querySchema, new URLSearchParams(search));

it("reads back the address of a list", () => {
  const query = { state: "without-english", search: "春 & 夏", after: "x~1" } as const;
  const path = contentListPath("board-game", query);
  expect(path).toMatch(/^\/admin\/content\/board-game\?/);
  expect(readListQuery(querySchema, new URL(path, "http://site").searchParams)).toEqual(query);
});

it("shows everything if the address has no valid field", () => {
  expect(read("state=secret")).toEqual({});
  expect(contentListPath("news", { search: "" })).toBe("/admin/content/news");
});
