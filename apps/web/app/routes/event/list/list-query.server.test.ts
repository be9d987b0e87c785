import { describe, expect, it } from "vitest";
import { readListQuery } from "./list-query.server.ts";
import { listUrl } from "./list-url.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe("the address of the event list", () => {
  it.each([
    "/event",
    "/event?when=past&page=2",
    "/event?view=calendar&month=2026-12",
    "/event?tag=beginner&tag=english&weekday=6&weekday=7&from=2026-11-20&to=2026-12-01&game=nine-shrines&seats=left",
    "/event?when=any&from=2026-11-20&to=2026-11-20",
    "/event?seats=live",
  ])("%s is read and written alike", (address) => {
    const query = read(address.split("?")[1] ?? "");
    expect(query && listUrl(query)).toBe(address);
  });

  it("treats empty form fields as missing", () => {
    expect(read("from=&to=&game=&weekday=3")).toEqual(read("weekday=3"));
  });

  it.each([
    "when=tomorrow",
    "view=map",
    "month=2026-13",
    "from=soon",
    "to=2026-99-99",
    "weekday=8",
    "tag=gossip",
    "game=A%20b",
    "seats=many",
    "page=0",
    "page=x",
    "page=999",
  ])("?%s is rejected", (search) => {
    expect(read(search)).toBeNull();
  });
});
