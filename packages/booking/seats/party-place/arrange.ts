import type { Guest } from "@takujo/contracts/booking/reservation/reservation";

/** A friend who took a place of the party by a link. */
export interface SeatedFriend {
  id: string;
  /** From 1: the first, 0, is the holder's. */
  place: number;
  nickname: string;
  language: Guest["language"];
}

export interface Arrangement {
  /** One per further seat, by place. */
  guests: Guest[];
  /** Friends who lost their place, with their new one. */
  moved: { id: string; from: number; to: number }[];
}

/**
 * The places of a party with this many seats. Friends and named guests keep their place and name where the place still
 * exists. Null if they outnumber the seats, so that nobody is dropped silently.
 */
export function arrange(
  wanted: Guest[],
  friends: SeatedFriend[],
  seats: number,
  /** Places to avoid: a friend may be about to take them. */
  invited: ReadonlySet<number> = new Set(),
): Arrangement | null {
  const others = withoutFriends(wanted, friends);
  const named = others.filter((guest) => guest !== undefined && guest.nickname !== "");
  if (friends.length + named.length > seats - 1) return null;
  const cells: (Guest | undefined)[] = Array.from({ length: seats - 1 });
  const put = (index: number, { nickname, language }: Guest) => {
    cells[index] = { nickname, language };
  };
  const isFree = (index: number) => index < cells.length && cells[index] === undefined;
  const staying = friends.filter(({ place }) => place < seats);
  for (const friend of staying) put(friend.place - 1, friend);
  const displaced: Guest[] = [];
  for (const [index, guest] of others.entries()) {
    if (!guest || guest.nickname === "") continue;
    if (isFree(index)) put(index, guest);
    else displaced.push(guest);
  }
  const free = [...cells.keys()]
    .filter(isFree)
    .sort((one, other) => Number(invited.has(one + 1)) - Number(invited.has(other + 1)));
  const moved = friends.flatMap((friend) => {
    if (friend.place < seats) return [];
    const index = free.shift() ?? 0;
    put(index, friend);
    return [{ id: friend.id, from: friend.place, to: index + 1 }];
  });
  for (const guest of displaced) put(free.shift() ?? 0, guest);
  const unnamed = (index: number): Guest => ({
    nickname: "",
    language: others[index]?.language ?? "ja",
  });
  return { guests: cells.map((guest, index) => guest ?? unnamed(index)), moved };
}

/** A form repeats the names of friends, at their place or, after an earlier guest was removed, at another. */
function withoutFriends(wanted: Guest[], friends: SeatedFriend[]): (Guest | undefined)[] {
  const left: (Guest | undefined)[] = [...wanted];
  for (const { place, nickname } of friends) {
    const isTheirs = (guest: Guest | undefined) => guest?.nickname === nickname;
    const index = isTheirs(left[place - 1]) ? place - 1 : left.findIndex(isTheirs);
    if (index >= 0) left[index] = undefined;
  }
  return left;
}
