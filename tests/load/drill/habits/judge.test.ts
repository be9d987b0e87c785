import { describe, expect, it } from "vitest";
import { words } from "../../../e2e/support/words.ts";
import { brokenInTheEnd, type Expected, type User } from "./judge.ts";
import type { Seen } from "./person.ts";

const { save } = words.ja.contentEditor;

const seen = (...claims: string[]): Seen => ({
  place: "/admin/faq",
  isError: false,
  heading: "",
  claims,
  refusals: [],
  mute: [],
  values: {},
  focus: "",
  isTooWide: false,
  isEmpty: false,
});

const user = {
  site: { line: { sent: [] }, takeErrors: () => [] },
  faults: [],
  typed: new Map(),
} as unknown as User;

/** What is found wrong with these words, with nothing done, if a plain use ended with the same words and a row. */
function judged(claim: string, filledIn: string[] = []): string[] {
  const expected: Expected = {
    effects: new Map([["INSERT faq", 1]]),
    writes: new Map(),
    before: seen(),
    filledIn: seen(...filledIn),
    after: seen(claim),
  };
  const end = { expected, seen: seen(claim), effects: new Map() };
  return brokenInTheEnd(user, { may: ["nothing"] }, end);
}

describe("words of success where nothing was done", () => {
  it("are a fault", () => {
    expect(judged("保存しました")).toEqual(['says "保存しました", and nothing was done']);
  });

  it("are not those that typing brings up", () => {
    expect(judged("残り20文字", ["残り20文字"])).toEqual([]);
  });

  it("are not those of a draft, which is saved by itself at some time", () => {
    expect(judged(save.unsaved)).toEqual([]);
    expect(
      judged(save.savedBy.replace("<time></time>", "20:31").replace("{name}", "ゆき")),
    ).toEqual([]);
  });
});
