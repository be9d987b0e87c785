import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { describe, expect, it } from "vitest";
import {
  addSession,
  applyRules,
  duplicateSession,
  endWithGame,
  fillFromGame,
  moveEvent,
  moveSessionUp,
  removeSession,
  restoreField,
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
    expect(lettersOf(withTables(47)).at(-1)).toBe("す");
    expect(lettersOf(withTables(48)).at(-1)).toBe("");
  });

  it("give a table no number of another, and every session its part of the day", () => {
    const first = withTables(1);
    const [table] = first.sessions ?? [];
    const full = {
      ...first,
      sessions: [{ ...(table as SessionDocument), capacity: 10, minPlayers: 4 }],
    };
    expect(addSession(full, "table").document.sessions?.[1]).toMatchObject({
      capacity: null,
      minPlayers: null,
      decisionDeadline: "",
      names: { ja: "昼の部", en: "Afternoon" },
    });
    const evening = { ...empty, shared: { ...empty.shared, startsAt: "2026-11-14T09:00:00.000Z" } };
    expect(addSession(evening, "general").document.sessions).toMatchObject([
      { names: { ja: "夜の部", en: "Evening" }, capacity: 8 },
    ]);
  });

  it("give the first session the rules of an earlier event, on its own day", () => {
    const [table] = withTables(1).sessions ?? [];
    const earlier = {
      ...empty,
      sessions: [
        {
          ...(table as SessionDocument),
          opensAt: "2026-11-01T03:00:00.000Z",
          changeDeadline: "2026-11-12T03:00:00.000Z",
          maxSeats: 2,
        },
      ],
    };
    const today = { ...empty, shared: { ...empty.shared, startsAt: "2026-12-05T10:00:00.000Z" } };
    expect(addSession(today, "table", earlier).document.sessions).toMatchObject([
      {
        startsAt: "2026-12-05T10:00:00.000Z",
        opensAt: "2026-11-22T03:00:00.000Z",
        closesAt: "2026-12-05T10:00:00.000Z",
        changeDeadline: "2026-12-03T03:00:00.000Z",
        maxSeats: 2,
      },
    ]);
  });

  it("fill a table from its game, and end it with its game, and the event not before", () => {
    const document = withTables(1);
    const id = document.sessions?.[0]?.id ?? "";
    const gameOf = () => ({ minPlayers: 2, maxPlayers: 4, minutes: 250 });
    expect(fillFromGame(document, id, gameOf).document.sessions).toMatchObject([
      { capacity: 4, endsAt: "2026-11-14T08:00:00.000Z" },
    ]);
    expect(fillFromGame(document, id, () => undefined).document).toEqual(document);
    expect(endWithGame(document, id, gameOf).document).toMatchObject({
      shared: { endsAt: "2026-11-14T08:30:00.000Z" },
      sessions: [{ endsAt: "2026-11-14T08:30:00.000Z" }],
    });
    expect(endWithGame(document, "another", gameOf).document).toEqual(document);
  });

  it("give all sessions the same rules, a decision only to those with a minimum", () => {
    const [one, other] = withTables(2).sessions ?? [];
    const document = {
      ...empty,
      sessions: [{ ...(one as SessionDocument), minPlayers: 3 }, other as SessionDocument],
    };
    const rules = {
      opensAt: "2026-11-01T03:00:00.000Z",
      changeDeadline: "",
      decisionDeadline: "2026-11-12T03:00:00.000Z",
      maxSeats: 2,
    };
    expect(applyRules(document, rules).document.sessions).toMatchObject([
      { ...rules, changeDeadline: one?.changeDeadline },
      { opensAt: rules.opensAt, decisionDeadline: "", maxSeats: 2 },
    ]);
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

  it("rename a session that is moved to another part of the day, unless its name is somebody's own", () => {
    const morning = { startsAt: "2026-11-14T01:00:00.000Z", endsAt: "2026-11-14T05:00:00.000Z" };
    const { document } = addSession({ ...empty, shared: morning }, "general");
    const own = { ja: "おためしの部", en: "Morning" };
    const twice = { ...document, sessions: [...(document.sessions ?? [])] };
    const [session] = twice.sessions;
    if (session) twice.sessions.push({ ...session, id: "own", names: own });
    const namesAt = (to: string) => moveEvent(twice, to).document.sessions?.map((one) => one.names);
    expect(namesAt("2026-11-14T04:00:00.000Z")).toEqual([
      { ja: "昼の部", en: "Afternoon" },
      { ja: "おためしの部", en: "Afternoon" },
    ]);
    expect(namesAt("2026-11-21T01:30:00.000Z")).toEqual([{ ja: "朝の部", en: "Morning" }, own]);
  });
});

describe("a field that was filled in", () => {
  const filled = {
    shared: { fee: 2800 },
    texts: { ja: { bring: "上ばき", questions: [] }, en: {} },
    sessions: [],
  };
  const changed = {
    shared: { fee: 3000, slug: "own" },
    texts: { ja: { bring: "くつ下", title: "碁の会" }, en: { bring: "Socks" } },
    sessions: [],
  };

  it("is put back as it was, and nothing else", () => {
    const { document, field } = restoreField(changed, filled, "shared.fee");
    expect(document).toEqual({ ...changed, shared: { fee: 2800, slug: "own" } });
    expect(field).toBe("shared.fee");
    const text = restoreField(changed, filled, "ja.bring").document.texts;
    expect(text).toEqual({ ja: { bring: "上ばき", title: "碁の会" }, en: { bring: "Socks" } });
  });

  it.each(["", "shared", "shared.slug", "ja.__proto__", "__proto__.fee", "en.bring", "sessions.0"])(
    "is not one by the name %j, which changes nothing",
    (name) => {
      expect(restoreField(changed, filled, name).document).toEqual(changed);
      expect(restoreField(changed, undefined, name).document).toEqual(changed);
    },
  );
});
