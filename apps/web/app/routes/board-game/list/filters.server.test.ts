import { describe, expect, it } from "vitest";
import { filterView } from "./filters.server.ts";
import { readShelfQuery } from "./list-data.server.ts";
import { isList, shelfUrl } from "./list-url.ts";

const read = (search: string) => readShelfQuery(new URLSearchParams(search));

describe("the query of the shelf", () => {
  it("survives the way into the address and back", () => {
    const address =
      "/game?q=%E6%B8%AF&players=2&minutes=30&board=light&age=8&language=en&quick=1&tag=dice&sort=new&view=list&page=3";
    const query = read(address.slice("/game?".length));
    expect(query && shelfUrl(query)).toBe(address);
  });

  it("is the shelf itself while nothing is chosen, and fields of a form that were left empty are nothing", () => {
    for (const search of ["", "q=&players=&sort=", "q=%20%20", "unknown=1"]) {
      const query = read(search);
      expect(query && shelfUrl(query)).toBe("/game");
      expect(query && isList(query)).toBe(false);
    }
  });

  it.each([
    "players=0",
    "players=7",
    "players=2.5",
    "minutes=45",
    "board=5",
    "age=0",
    "age=-1",
    "language=fr",
    "quick=0",
    "tag=gossip",
    "sort=name",
    "view=table",
    "page=0",
    "page=1e9",
    `q=${"x".repeat(101)}`,
  ])("is refused with %s, to which no link leads", (search) => expect(read(search)).toBeNull());
});

describe("the filters", () => {
  const filters = (search: string) => {
    const query = read(search);
    if (!query) throw new Error(search);
    return filterView(query, "ja");
  };

  it("add a choice to the others, take it back, and begin at the first page", () => {
    const { groups, chosen, carried } = filters("players=2&tag=dice&page=3&view=list");
    const players = groups.find(({ name }) => name === "players");
    expect(players?.chips.map(({ current }) => current)).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(players?.chips[0]?.to).toBe("/game?players=1&tag=dice&view=list");
    expect(players?.chips[1]?.to).toBe("/game?tag=dice&view=list");
    expect(chosen.map(({ name, to }) => [name, to])).toEqual([
      ["players", "/game?tag=dice&view=list"],
      ["tag", "/game?players=2&view=list"],
    ]);
    expect(carried).toEqual([
      ["players", "2"],
      ["tag", "dice"],
      ["view", "list"],
    ]);
  });

  it("order by the best match only what was searched for", () => {
    expect(filters("").sorts.map(({ sort }) => sort)).toEqual(["light", "heavy", "short", "new"]);
    const { sorts } = filters("q=x");
    expect(sorts.map(({ sort, current }) => [sort, current])[0]).toEqual(["match", true]);
    expect(sorts[1]?.to).toBe("/game?q=x&sort=light&view=list");
  });
});
