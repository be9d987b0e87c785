import { describe, expect, it } from "vitest";
import { searchTerms } from "./search-terms.ts";

describe("what is typed into the search", () => {
  it.each([
    ["7K2M-49XQ", "7K2M49XQ"],
    ["７ｋ２ｍ－４９ｘｑ", "7K2M49XQ"],
    ["7k2m", "7K2M"],
    ["7K2M 49", "7K2M49"],
  ])("%s may be a code", (typed, code) => {
    expect(searchTerms(typed)?.code).toBe(code);
  });

  it.each(["7K", "ことり", "7K2M-49XQ9", "O0I1", "anna@example.jp"])("%s is no code", (typed) => {
    expect(searchTerms(typed)?.code).toBeNull();
  });

  it.each([
    ["5678", "8765"],
    ["１２３４－５６７８", "87654321"],
    ["090-1234-5678", "8765432109"],
    ["+81 90 1234 5678", "8765432109"],
    ["(03) 1234-5678", "876543213"],
  ])("%s may be a telephone", (typed, phone) => {
    expect(searchTerms(typed)?.phone).toBe(phone);
  });

  it.each(["567", "7K2M", "電話 5678"])("%s is no telephone", (typed) => {
    expect(searchTerms(typed)?.phone).toBeNull();
  });

  it("is a few words, or nothing", () => {
    expect(searchTerms("　森野　 ことり ")?.words).toEqual(["森野", "ことり"]);
    expect(searchTerms("a b c d e f g")?.words).toHaveLength(5);
    expect(searchTerms("  　")).toBeNull();
  });
});
