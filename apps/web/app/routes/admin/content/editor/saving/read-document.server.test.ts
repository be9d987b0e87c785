import { setVenueTimeZone, standardTimeZone } from "@takujo/contracts/venue-time";
import { afterEach, describe, expect, it } from "vitest";
import { venueMoment } from "../editor-values.ts";
import { readDocument, readVenueMoment } from "./read-document.server.ts";

function form(...entries: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

describe("the editor's form data", () => {
  it("becomes the document, by the fields of its kind", () => {
    const { shared, texts } = readDocument(
      "news",
      form(
        ["shared.slug", " spring-night "],
        ["shared.category", "notice"],
        ["shared.pinned", "on"],
        ["shared.cover.optional", ""],
        ["shared.cover.shown", "on"],
        ["shared.cover.palette", "ai"],
        ["shared.cover.composition", ""],
        ["ja.title", "春の夜"],
        ["ja.body", "## 見出し\r\n\r\n文"],
        ["other", "x"],
      ),
    );
    expect(shared).toEqual({
      slug: "spring-night",
      category: "notice",
      pinned: true,
      cover: { palette: "ai" },
    });
    expect(texts.ja).toEqual({ title: "春の夜", summary: "", body: "## 見出し\n\n文" });
    expect(texts.en).toEqual({ title: "", summary: "", body: "" });
  });

  it("has no cover where it is switched off, and a generated one where nothing is chosen", () => {
    expect(readDocument("news", form(["shared.cover.optional", ""])).shared["cover"]).toBeNull();
    expect(readDocument("article", form()).shared["cover"]).toEqual({});
  });

  it("tells numbers from other text", () => {
    const typed = form(["shared.minPlayers", "２"], ["shared.maxPlayers", ""], ["shared.age", "x"]);
    expect(readDocument("board-game", typed).shared).toMatchObject({
      minPlayers: 2,
      maxPlayers: null,
      age: null,
    });
  });

  it("drops empty rows", () => {
    const typed = form(
      ["ja.flow.0.time", "13:00"],
      ["ja.flow.0.text", "開場"],
      ["ja.flow.1.time", ""],
      ["ja.flow.1.text", " "],
      ["ja.flow.2.time", ""],
      ["ja.flow.2.text", "自己紹介"],
    );
    expect(readDocument("event", typed).texts.ja["flow"]).toEqual([
      { time: "13:00", text: "開場" },
      { time: "", text: "自己紹介" },
    ]);
  });

  it("takes nothing from names that no control has", () => {
    const typed = form(
      ["shared", "x"],
      ["shared.slug", "a"],
      ["ja.__proto__.title", "x"],
      ["ja.constructor", "x"],
      ["ja.flow", "x"],
      ["ja.title.0.text", "x"],
      ["en.title", "first"],
      ["en.title", "second"],
    );
    const { shared, texts } = readDocument("event", typed);
    expect(shared["slug"]).toBe("");
    expect(texts.ja).toMatchObject({ title: "", flow: [], questions: [] });
    expect(texts.en["title"]).toBe("first");
    expect(Object.keys(texts.ja)).not.toContain("constructor");
  });

  it("reads times in the venue's time zone", () => {
    expect(readVenueMoment("2026-04-18T13:00")).toBe("2026-04-18T04:00:00.000Z");
    expect(readVenueMoment("soon")).toBe("");
  });
});

describe("questions", () => {
  const row = (part: string, key: string, label: string, choices = "", choiceKeys = "") =>
    [
      [`${part}.key`, key],
      [`${part}.choiceKeys`, choiceKeys],
      [`${part}.label`, label],
      [`${part}.required`, "yes"],
      [`${part}.choices`, choices],
    ] as [string, string][];

  it("have the same keys in both languages, and keep existing keys", () => {
    const { ja, en } = readDocument(
      "event",
      form(
        ...row("ja.questions.0", "arrival", "何時に来ますか", "13時\n14時\n15時", "one two"),
        ...row("ja.questions.1", "", "アレルギー"),
        ...row("ja.questions.2", "", ""),
        ...row("en.questions.0", "arrival", "When do you come?", "1 pm\n2 pm\n3 pm", "one two"),
        ...row("en.questions.1", "", "Allergies"),
      ),
    ).texts;
    expect(ja["questions"]).toEqual([
      {
        key: "arrival",
        label: "何時に来ますか",
        required: true,
        choices: [
          { key: "one", label: "13時" },
          { key: "two", label: "14時" },
          { key: "choice-1", label: "15時" },
        ],
      },
      { key: "question-1", label: "アレルギー", required: true },
    ]);
    const keys = (values: unknown) => (values as { key: string }[]).map(({ key }) => key);
    expect(keys(en["questions"])).toEqual(keys(ja["questions"]));
  });
});

describe("an hour over which clocks are put forward", () => {
  afterEach(() => setVenueTimeZone(standardTimeZone));

  it("is no moment, and stays in its field as it was typed", () => {
    setVenueTimeZone("Europe/Berlin");
    const typed = "2026-03-29T02:30";
    const value = readVenueMoment(typed);
    expect(Date.parse(value)).toBeNaN();
    expect(venueMoment(value)).toBe(typed);
    expect(venueMoment(readVenueMoment("2026-03-29T03:30"))).toBe("2026-03-29T03:30");
  });
});
