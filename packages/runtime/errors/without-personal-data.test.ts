import { describe, expect, it } from "vitest";
import { processorTimeOf } from "../../../tests/support/processor-time.ts";
import { stackFrames } from "./stack-frames.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

describe("a message for an external service", () => {
  it.each([
    ['relation "news" does not exist', 'relation "news" does not exist'],
    [
      "Cannot read properties of undefined (reading 'id')",
      "Cannot read properties of undefined (reading 'id')",
    ],
    ["no account of kotori+1@example.jp.", "no account of (mail address)"],
    ["no account of ｋｏｔｏｒｉ＠example.jp", "no account of (mail address)"],
    ["森野 ことり is not there", "(text) (text) is not there"],
    ["call 090-1234-5678 or 03(1234)5678", "call (number) or 03(1234)5678"],
    ["GET https://takujo.example/r/abc?token=secret failed", "GET https://takujo.example failed"],
    ["at /news?q=kotori", "at /news"],
    ["no row 0b1c7a52-6c4e-4a3e-9f0a-0123456789ab", "no row (id)"],
    [`invalid input: "two words, or more"`, 'invalid input: "…"'],
    [
      `Unexpected token 'k', "kotori@exa"... is not valid JSON`,
      `Unexpected token 'k', "…"... is not valid JSON`,
    ],
    [`Bearer ${"e".repeat(200)}`, "Bearer (long)"],
  ])("%s", (message, left) => {
    expect(withoutPersonalData(message)).toBe(left);
  });

  it("has an end, whatever it was made of", () => {
    const cleanAll = () => {
      for (const part of ['"', "@", "a@", "?=", "http://", "あ", "0-", "'(", " "]) {
        expect(withoutPersonalData(part.repeat(200_000)).length).toBeLessThan(10_000);
      }
    };
    // What takes quadratic time would take minutes.
    expect(processorTimeOf(cleanAll)).toBeLessThan(5_000);
  });
});

describe("frames of a stack", () => {
  const ours = (place: string) =>
    place.startsWith("https://a/") ? { filename: place.slice(9), isOurs: true } : null;

  it.each([
    ["V8", "TypeError: no\n    at open (https://a/x.js:1:20)\n    at https://a/y.js:3:4"],
    ["others", "open@https://a/x.js:1:20\n@https://a/y.js:3:4"],
  ])("are read as %s writes them, and only those of ours", (_, stack) => {
    const foreign = "\n    at spy (chrome-extension://b/z.js:1:1)\nspy@moz-extension://b/z.js:1:1";
    expect(stackFrames(stack + foreign, ours)).toEqual([
      { filename: "/y.js", function: "?", lineno: 3, colno: 4, in_app: true },
      { filename: "/x.js", function: "open", lineno: 1, colno: 20, in_app: true },
    ]);
  });

  it("are not believed, whatever they say", () => {
    for (const stack of ["", "at", "at (", "@", "at (https://a/x.js:x:y)", ":".repeat(4_000)]) {
      expect(stackFrames(stack, ours)).toEqual([]);
    }
    const [frame] = stackFrames("kotori@example.jp<script>@https://a/x.js:1:1", ours);
    expect(frame?.function).toBe("?");
  });
});
