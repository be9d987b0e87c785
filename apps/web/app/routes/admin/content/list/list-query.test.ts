import { expect, it } from "vitest";
import { contentListPath, readListQuery } from "./list-query.ts";

it("reads back the address of a list", () => {
  const query = { state: "without-english", search: "春 & 夏", after: "x~1" } as const;
  const path = contentListPath("board-game", query);
  expect(path).toMatch(/^\/admin\/content\/board-game\?/);
  expect(readListQuery(new URL(path, "http://site").searchParams)).toEqual(query);
});

it("shows everything if the address has no valid field", () => {
  expect(readListQuery(new URLSearchParams("state=secret"))).toEqual({
    state: undefined,
    search: "",
    after: "",
  });
  expect(contentListPath("news", { search: "" })).toBe("/admin/content/news");
});
