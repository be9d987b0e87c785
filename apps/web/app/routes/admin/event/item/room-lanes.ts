export interface RoomBlock {
  /** Null for the event that is edited. */
  id: string | null;
  title: string;
  room: string;
  startsAt: string;
  endsAt: string;
  isClash: boolean;
}

interface PlacedBlock extends RoomBlock {
  /** In parts of the whole, from 0 to 1. */
  start: number;
  end: number;
  lane: number;
}

const oneHour = 3_600_000;
/** Beyond that the hours are no longer a day. */
const maxDayMs = 30 * oneHour;

/** Events per room, on one time scale. Null if they do not fit a day. */
export function placeBlocks(blocks: readonly RoomBlock[]) {
  const times = blocks.flatMap(({ startsAt, endsAt }) => [
    Date.parse(startsAt),
    Date.parse(endsAt),
  ]);
  const from = Math.floor(Math.min(...times) / oneHour) * oneHour;
  const to = Math.ceil(Math.max(...times) / oneHour) * oneHour;
  if (!(to > from && to - from <= maxDayMs)) return null;
  const place = (time: string) => (Date.parse(time) - from) / (to - from);
  const rooms = Map.groupBy(blocks, ({ room }) => room);
  return {
    hours: Array.from({ length: (to - from) / oneHour + 1 }, (_, index) =>
      new Date(from + index * oneHour).toISOString(),
    ),
    rooms: [...rooms].map(([room, inRoom]) => ({
      room,
      blocks: inLanes(
        inRoom.map((block) => ({
          ...block,
          start: place(block.startsAt),
          end: place(block.endsAt),
          lane: 0,
        })),
      ),
    })),
  };
}

/** Each in the first lane where it covers nothing. */
function inLanes(blocks: PlacedBlock[]): PlacedBlock[] {
  const placed: PlacedBlock[] = [];
  for (const block of blocks) {
    const isTaken = (lane: number) =>
      placed.some((one) => one.lane === lane && one.start < block.end && block.start < one.end);
    let lane = 0;
    while (isTaken(lane)) lane++;
    placed.push({ ...block, lane });
  }
  return placed;
}
