import type { ContentDocument } from "@takujo/contracts/content/editing/content-document";
import { describe, expect, it } from "vitest";
import {
  addSession,
  duplicateSession,
  moveEvent,
  moveSessionUp,
  removeSession,
  takeSessions,
} from "./session-edits.server.ts";

const empty: ContentDocument = {
  shared: { startsAt: "2026-11-14T04:00:00.000Z", endsAt: "2026-11-14T08:00:00.000Z" },
  texts: { ja: {}, en: {} },
  sessions: [],
};
const lettersOf = ({ sessions = [] }: ContentDocument) => sessions.map(({ letter }) => letter);
const withTables = (count: number) =>
  Array.from({ length: count }).reduce<ContentDocument>(
    (document) => addSession(document, "table").document,
    empty,
  );

describe("the session buttons", () => {
  it("add a session with hours that suit most events", () => {
    const { document, shown } = addSession(empty, "general");
    expect(document.sessions).toMatchObject([
      {
        id: shown,
        startsAt: "2026-11-14T04:00:00.000Z",
        endsAt: "2026-11-14T08:00:00.000Z",
        closesAt: "2026-11-14T04:00:00.000Z",
        opensAt: "2026-10-15T11:00:00.000Z",
        changeDeadline: "2026-11-13T13:00:00.000Z",
        minPlayers: null,
      },
    ]);
  });

  it("add a session to an event without a date", () => {
    const { document } = addSession({ ...empty, shared: {} }, "table");
    expect(document.sessions).toMatchObject([{ letter: "い", startsAt: "", opensAt: "" }]);
  });

  it("give each table the next letter, and none when all are used", () => {
    expect(lettersOf(withTables(3))).toEqual(["い", "ろ", "は"]);
    expect(lettersOf(withTables(11)).at(-1)).toBe("");
  });

  it("duplicate, move up and remove", () => {
    const three = withTables(3);
    const [first, , third] = three.sessions ?? [];
    const { document, shown } = duplicateSession(three, first?.id ?? "");
    expect(lettersOf(document)).toEqual(["い", "に", "ろ", "は"]);
    expect(document.sessions?.[1]?.id).toBe(shown);
    expect(lettersOf(moveSessionUp(three, third?.id ?? "").document)).toEqual(["い", "は", "ろ"]);
    expect(lettersOf(moveSessionUp(three, first?.id ?? "").document)).toEqual(["い", "ろ", "は"]);
    expect(lettersOf(removeSession(three, first?.id ?? "").document)).toEqual(["ろ", "は"]);
  });

  it("copy the sessions of another day to this one, at the same hours", () => {
    const other = withTables(1);
    const today = { ...empty, shared: { ...empty.shared, startsAt: "2026-12-05T10:00:00.000Z" } };
    const { document } = takeSessions(today, other);
    expect(document.sessions).toMatchObject([
      { startsAt: "2026-12-05T04:00:00.000Z", letter: "い" },
    ]);
    expect(document.sessions?.[0]?.id).not.toBe(other.sessions?.[0]?.id);
  });

  it("move everything along with the start", () => {
    const { document } = moveEvent(withTables(1), "2026-11-21T05:00:00.000Z");
    expect(document.shared).toMatchObject({
      startsAt: "2026-11-21T05:00:00.000Z",
      endsAt: "2026-11-21T09:00:00.000Z",
    });
    expect(document.sessions).toMatchObject([{ startsAt: "2026-11-21T05:00:00.000Z" }]);
    expect(moveEvent(empty, "").document).toBe(empty);
  });
});
