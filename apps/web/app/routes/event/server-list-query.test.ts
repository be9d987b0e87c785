import { describe, expect, it } from "vitest";
import { listUrl, readListQuery } from "./server-list-query.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search));

describe("address of the list of events", () => {
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

  it("takes the empty fields of the form for missing ones", () => {
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
  ])("?%s is none", (search) => {
    expect(read(search)).toBeNull();
  });
});
