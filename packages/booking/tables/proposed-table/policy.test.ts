import { describe, expect, it } from "vitest";
import { fitsOf } from "./policy.ts";

describe("whether a table suits a person", () => {
  it.each([
    [{ level: "beginner", languages: ["ja"] }, "beginners", "ja", true, true],
    [{ level: "expert", languages: ["ja"] }, "beginners", "en", false, false],
    [{ level: "expert", languages: ["ja", "en"] }, "experienced", "en", true, true],
    [{ level: "casual", languages: ["sign"] }, "experienced", "both", false, true],
    [{ level: null, languages: [] }, "everyone", "both", true, true],
    [{ level: null, languages: [] }, "beginners", "en", null, null],
  ] as const)("%o at a table for %s in %s", (reader, audience, language, isMeant, speaks) => {
    const person = { level: reader.level, languages: [...reader.languages] };
    expect(fitsOf(person, { audience, language })).toEqual({ audience: isMeant, language: speaks });
  });
});
