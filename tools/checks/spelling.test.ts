import { describe, expect, it } from "vitest";
import { britishWordsIn } from "./spelling.ts";

const wordsIn = (file: string, ...lines: string[]) =>
  britishWordsIn(file, `${lines.join("\n")}\n`).map(
    ({ line, word, better }) => `${line} ${word}: ${better}`,
  );

describe("the check of spelling", () => {
  it("reports British words in docs with their line, but not in code, values, names and addresses", () => {
    expect(
      wordsIn(
        "docs/some.md",
        "A cancelled event keeps its colours.",
        "Its state is `cancelled`, the mail event-cancelled, [one](article/in-defence-of-dice).",
        "```sh",
        "echo behaviour",
        "```",
        "Organisers recognise realism.",
      ),
    ).toEqual([
      "1 cancelled: canceled",
      "1 colours: colors",
      "6 Organisers: organizers",
      "6 recognise: recognize",
    ]);
  });

  it("reports them in comments, but not in code", () => {
    expect(
      wordsIn(
        "packages/booking/some.ts",
        "/** What is cancelled. 'cancelled' is its state. */",
        'const cancelled = state === "cancelled" ? `cancelled late` : "cancelled late"; // in a centre',
        "/* a",
        " * colour */",
        "export const view = <p>cancelled</p>;",
      ),
    ).toEqual(["1 cancelled: canceled", "2 centre: center", "4 colour: color"]);
  });

  it("reports them in titles of tests of any form, but not in compared values", () => {
    expect(
      wordsIn(
        "packages/booking/some.test.ts",
        'describe("cancelling an event", () => {',
        '  it("is cancelled", () => expect(heading).toBe("It is cancelled"));',
        "  it.each(states)(`a favourite of $" + "{name}`, () => {});",
        '  test.describe("cancelled", () => {});',
        "});",
      ),
    ).toEqual(["1 cancelling: canceling", "2 cancelled: canceled", "3 favourite: favorite"]);
  });

  it("reports them in messages, but not in their keys and arguments", () => {
    expect(
      wordsIn(
        "packages/i18n/messages/en/some.ts",
        "export default {",
        '  cancelled: "It was cancelled: {cancelled, number}",',
        '  "event-cancelled": "Canceled",',
        "};",
      ),
    ).toEqual(["2 cancelled: canceled"]);
  });

  it("accepts American words that begin like British ones", () => {
    expect(
      wordsIn("docs/some.md", "To fulfill what programmers of the minimal organism promised."),
    ).toEqual([]);
  });
});
