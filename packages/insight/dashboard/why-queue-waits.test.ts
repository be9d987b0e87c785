import { describe, expect, it } from "vitest";
import { sessionPhase } from "./present.ts";
import { isStuck, whyQueueWaits } from "./why-queue-waits.ts";

const at = (clock: string) => new Date(`2026-04-18T${clock}:00+09:00`);

describe("a queue", () => {
  const queue = {
    opens_at: at("09:00"),
    closes_at: at("18:00"),
    published_at: at("08:00"),
    capacity: 4,
    seats_taken: 3,
    parties: 2,
    fewest_seats: 2,
  };
  it.each([
    ["waits for seats", { seats_taken: 4 }, "full", false],
    ["waits for more of them", {}, "together", true],
    ["is being offered seats", { fewest_seats: 1 }, "soon", false],
    ["ends with the reservations", { closes_at: at("12:00") }, "closed", true],
    ["does not move before they begin", { opens_at: at("12:01") }, "closed", true],
    ["is none without anybody", { parties: 0 }, null, false],
  ] as const)("%s", (_, change, reason, stuck) => {
    expect(whyQueueWaits({ ...queue, ...change }, at("12:00"))).toBe(reason);
    expect(isStuck(reason)).toBe(stuck);
  });
});

describe("a session", () => {
  const session = {
    starts_at: at("18:00"),
    ends_at: at("21:00"),
    called_off: false,
    event_state: "published",
    event_starts_at: at("13:00"),
    doors_at: at("12:30"),
  };
  it.each([
    ["17:29", "before"],
    ["17:30", "doors"],
    ["18:00", "running"],
    ["20:59", "running"],
    ["21:00", "over"],
  ])("is at %s: %s", (clock, phase) => {
    expect(sessionPhase(session, at(clock))).toBe(phase);
  });

  it("is called off by itself or with its event", () => {
    expect(sessionPhase({ ...session, called_off: true }, at("19:00"))).toBe("called-off");
    const cancelled = { ...session, event_state: "cancelled" };
    expect(sessionPhase(cancelled, at("19:00"))).toBe("called-off");
  });
});
