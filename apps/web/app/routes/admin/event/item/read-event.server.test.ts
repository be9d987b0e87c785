import type { SessionDocument } from "@takujo/contracts/content/editing/content-document";
import { describe, expect, it } from "vitest";
import { sessionValues } from "../session-names.ts";
import { readEventDocument } from "./read-event.server.ts";

const session = (id: string, change: Partial<SessionDocument> = {}): SessionDocument => ({
  id,
  kind: "table",
  letter: "A",
  game: "",
  guide: "",
  language: "both",
  startsAt: "2026-11-14T04:00:00.000Z",
  endsAt: "2026-11-14T08:00:00.000Z",
  capacity: 6,
  minPlayers: null,
  maxSeats: 4,
  opensAt: "",
  closesAt: "2026-11-14T04:00:00.000Z",
  changeDeadline: "2026-11-13T13:00:00.000Z",
  decisionDeadline: "",
  calledOff: false,
  names: { ja: "昼の部", en: "Afternoon" },
  ...change,
});

function sent(sessions: SessionDocument[]): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(sessionValues(sessions))) {
    for (const one of [value].flat()) form.append(name, one);
  }
  return form;
}

describe("the sessions of an event's form", () => {
  it("are read as they were shown, in their order", () => {
    const sessions = [
      session("a"),
      session("b", { kind: "general", letter: "", calledOff: true, language: "en" }),
    ];
    expect(readEventDocument(sent(sessions)).sessions).toEqual(sessions);
  });

  it("keep their order beyond ten", () => {
    const sessions = Array.from({ length: 12 }, (_, at) => session(`id-${at}`));
    const ids = readEventDocument(sent(sessions)).sessions?.map(({ id }) => id);
    expect(ids).toEqual(sessions.map(({ id }) => id));
  });

  it("are read up to one more than allowed, so that an excess is refused", () => {
    const sessions = Array.from({ length: 300 }, (_, at) => session(`id-${at}`));
    expect(readEventDocument(sent(sessions)).sessions).toHaveLength(101);
  });

  it("are none for names that no control has", () => {
    const form = new FormData();
    for (const name of ["sessions", "sessions.id", "sessions.__proto__.id", "session.id"]) {
      form.append(name, "x");
    }
    expect(readEventDocument(form).sessions).toEqual([]);
  });
});
