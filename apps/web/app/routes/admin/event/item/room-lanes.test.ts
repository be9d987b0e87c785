import { describe, expect, it } from "vitest";
import { placeBlocks, type RoomBlock } from "./room-lanes.ts";

const block = (startsAt: string, endsAt: string, room = "2F 広間"): RoomBlock => ({
  id: startsAt,
  title: "会",
  room,
  startsAt: `2027-04-18T${startsAt}:00Z`,
  endsAt: `2027-04-18T${endsAt}:00Z`,
  isClash: false,
});

describe("the rooms of a day", () => {
  it("stand on one scale of whole hours", () => {
    const placed = placeBlocks([block("04:30", "06:00"), block("02:00", "03:00", "1F サロン")]);
    expect(placed?.hours).toHaveLength(5);
    expect(placed?.hours[0]).toBe("2027-04-18T02:00:00.000Z");
    expect(placed?.rooms.map(({ room }) => room)).toEqual(["2F 広間", "1F サロン"]);
    expect(placed?.rooms[0]?.blocks[0]).toMatchObject({ start: 2.5 / 4, end: 1, lane: 0 });
  });

  it("put what is there at the same time below each other", () => {
    const placed = placeBlocks([
      block("04:00", "08:00"),
      block("05:00", "06:00"),
      block("06:00", "07:00"),
      block("08:00", "09:00"),
    ]);
    expect(placed?.rooms[0]?.blocks.map(({ lane }) => lane)).toEqual([0, 1, 1, 0]);
  });

  it("are not drawn for hours that are no day, or none", () => {
    const long = { ...block("04:00", "08:00"), endsAt: "2027-04-20T08:00:00Z" };
    expect(placeBlocks([long])).toBeNull();
    expect(placeBlocks([])).toBeNull();
    expect(placeBlocks([{ ...long, endsAt: "soon" }])).toBeNull();
  });
});
