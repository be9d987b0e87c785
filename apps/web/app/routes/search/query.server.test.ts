import { describe, expect, it } from "vitest";
import { hasWord, readSearchQuery } from "./query.server.ts";
import { searchUrl } from "./search-url.ts";

const read = (address: string) => readSearchQuery(new URLSearchParams(address));

describe("the address of a search", () => {
  it("holds words, kind and filters", () => {
    expect(read("q=+囲碁 &kind=event&upcoming=1&seats=0")).toEqual({
      q: "囲碁",
      kind: "event",
      upcoming: true,
      english: false,
      seats: false,
    });
  });

  it("treats an empty field as missing, and rejects an unknown kind", () => {
    expect(read("q=&kind=")).toMatchObject({ q: "", kind: undefined });
    expect(read("q=a&kind=staff")).toBeNull();
  });

  it("is cut to a maximum length, between characters, and without control characters", () => {
    expect(read(`q=${"あ".repeat(500)}`)?.q).toHaveLength(100);
    expect(read(`q=${"あ".repeat(99)}𠮷`)?.q.isWellFormed()).toBe(true);
    expect(read("q=a%00b%0Ac")?.q).toBe("a b c");
  });

  it("is written with only the chosen fields", () => {
    expect(searchUrl({})).toBe("/search");
    const query = { q: "2人 用", kind: "news", upcoming: true, english: false } as const;
    expect(read(searchUrl(query).split("?")[1] ?? "")).toMatchObject(query);
  });

  it.each([
    ["囲碁", true],
    ["席", true],
    ["a い", false],
    ["a いす", true],
    ["𠮷", true],
    ["㌘", true],
    ["", false],
  ])("finds in %j a word to search for: %s", (q, expected) => {
    expect(hasWord(q)).toBe(expected);
  });
});
