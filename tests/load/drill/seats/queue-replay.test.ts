import { describe, expect, it } from "vitest";
import { type HistoryLine, replayQueue } from "./queue-replay.ts";

const line = (
  reservationId: string,
  cause: string,
  state: string,
  seats: number,
  queue: Partial<HistoryLine> = {},
): HistoryLine => ({
  reservationId,
  cause,
  state,
  seats,
  queueNumber: null,
  wantedSeats: null,
  minSeats: null,
  ...queue,
});

const full = [line("a", "hold", "held", 2), line("b", "hold", "held", 2)];
const first = { queueNumber: 1, wantedSeats: 4, minSeats: 4 };
const second = { queueNumber: 2, wantedSeats: 2, minSeats: 1 };
const queue = [line("w", "join", "waiting", 4, first), line("x", "join", "waiting", 2, second)];
const freed = line("a", "cancel", "cancelled", 2);

describe("replay of a queue", () => {
  it("finds nothing if free seats go to the first party that fits", () => {
    const offer = line("x", "offer", "offered", 2, second);
    expect(replayQueue(4, [...full, ...queue, freed, offer])).toEqual([]);
  });

  it("detects a newcomer who overtakes a party that fits", () => {
    const passing = line("n", "hold", "held", 1);
    expect(replayQueue(4, [...full, ...queue, freed, passing])).toContainEqual(
      "a newcomer passed number 2, who fits",
    );
  });

  it("detects an offer out of order", () => {
    const third = { queueNumber: 3, wantedSeats: 2, minSeats: 2 };
    const last = line("y", "join", "waiting", 2, third);
    const offer = line("y", "offer", "offered", 2, third);
    const faults = replayQueue(4, [...full, ...queue, last, freed, offer]);
    expect(faults).toContainEqual("offered to y 2 instead of x 2");
  });

  it("detects seats given twice", () => {
    expect(replayQueue(3, full)).toEqual(['1 seats too many after "hold"']);
  });

  it("detects seats that stay free while a party waits for them", () => {
    expect(replayQueue(4, [...full, ...queue, freed])).toHaveLength(1);
  });
});
