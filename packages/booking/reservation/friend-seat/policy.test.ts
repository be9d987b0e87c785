import { describe, expect, it } from "vitest";
import { invitationState, isLongOver, linkDeadline, takesFriends } from "./policy.ts";

const at = (text: string) => new Date(`${text}+09:00`);
const before = (moment: Date) => new Date(moment.getTime() - 1);
const starts_at = at("2027-04-18T13:00");
const party = { state: "confirmed", seats: 3, starts_at };

describe("places of a party can be sent and taken", () => {
  it("until it begins, by those who have seats", () => {
    expect(takesFriends(party, before(starts_at))).toBe(true);
    expect(takesFriends({ ...party, state: "attended" }, before(starts_at))).toBe(true);
    expect(takesFriends(party, starts_at)).toBe(false);
    expect(takesFriends({ ...party, state: "cancelled" }, before(starts_at))).toBe(false);
  });
});

describe("the link of a place", () => {
  const expires_at = at("2027-04-16T22:00");
  const link = { state: "open", place: 2, expires_at };

  it("is open until it expires or the session begins", () => {
    expect(invitationState(link, party, before(expires_at))).toBe("open");
    expect(invitationState(link, party, expires_at)).toBe("expired");
    const late = { ...link, expires_at: at("2027-04-19T00:00") };
    expect(invitationState(late, party, before(starts_at))).toBe("open");
    expect(invitationState(late, party, starts_at)).toBe("expired");
  });

  it("ends with its place and its party, but not for the friend who took it", () => {
    const now = before(expires_at);
    expect(invitationState({ ...link, place: 3 }, party, now)).toBe("ended");
    expect(invitationState({ ...link, state: "withdrawn" }, party, now)).toBe("ended");
    const canceled = { ...party, state: "cancelled" };
    expect(invitationState(link, canceled, now)).toBe("ended");
    expect(invitationState({ ...link, state: "taken" }, canceled, now)).toBe("taken");
  });

  it("serves until 22:00 two days before or, sent less than a day before that, until the session", () => {
    expect(linkDeadline(starts_at, at("2027-04-01T09:00"))).toEqual(expires_at);
    expect(linkDeadline(starts_at, at("2027-04-15T22:00"))).toEqual(expires_at);
    expect(linkDeadline(starts_at, at("2027-04-15T22:01"))).toEqual(starts_at);
  });
});

it("a party can be viewed for two weeks after its end", () => {
  const ends_at = at("2027-04-18T17:00");
  const end = at("2027-05-02T17:00");
  expect(isLongOver({ ends_at }, before(end))).toBe(false);
  expect(isLongOver({ ends_at }, end)).toBe(true);
});
