import { describe, expect, it } from "vitest";
import { leavingPlaces, placesToChoose } from "./leaving.ts";

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

  it("is every companion without a friend's seat, if only friends stay", () => {
    const friend = somebody("たかし", "", true);
    expect(leavingPlaces([somebody("はる"), friend], 1, [])).toEqual([1]);
    expect(leavingPlaces([somebody("はる"), friend], 2, [])).toEqual([1, 2]);
  });

  it("is not asked where every companion without a friend's seat goes, or more seats are given back", () => {
    const friend = somebody("たかし", "", true);
    expect(placesToChoose([somebody("はる"), friend], 1)).toEqual([]);
    expect(placesToChoose([somebody("はる"), friend, friend], 2)).toEqual([]);
    expect(placesToChoose([somebody("はる"), somebody("ゆき", "child"), friend], 2)).toEqual([]);
    expect(placesToChoose([somebody("はる"), somebody("ゆき"), friend], 1)).toEqual([1, 2]);
  });

  it("is whoever was chosen, as many as there are seats given back", () => {
    const named = [somebody("はる"), somebody("ゆき")];
    expect(leavingPlaces(named, 1, [2, 2])).toEqual([2]);
    expect(leavingPlaces(named, 1, [])).toBeNull();
    expect(leavingPlaces(named, 1, [1, 2])).toBeNull();
    expect(leavingPlaces([somebody(), somebody()], 1, [])).toBeUndefined();
  });
});
