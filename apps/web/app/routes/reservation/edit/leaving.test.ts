import { describe, expect, it } from "vitest";
import { placesToChoose } from "./leaving.ts";

const somebody = (nickname = "", kind = "", isFriend = false) => ({ nickname, kind, isFriend });

describe("who gives a seat back", () => {
  it("is asked where people have names or pay differently", () => {
    expect(placesToChoose([somebody(), somebody("", "child")], 1)).toEqual([1, 2]);
    expect(placesToChoose([somebody("はる"), somebody()], 1)).toEqual([1, 2]);
  });

  it("is not asked where it makes no difference, or where all go", () => {
    expect(placesToChoose([somebody("", "child"), somebody("", "child")], 1)).toEqual([]);
    expect(placesToChoose([somebody("はる"), somebody("", "child")], 2)).toEqual([]);
    expect(placesToChoose([somebody("はる"), somebody("", "child")], 0)).toEqual([]);
  });

  it("is never a friend who took the seat by a link", () => {
    const friend = somebody("たかし", "", true);
    expect(placesToChoose([friend, somebody("", "child"), somebody()], 1)).toEqual([2, 3]);
    expect(placesToChoose([friend, somebody(), somebody()], 1)).toEqual([]);
  });
});
