import type { Guest } from "@takujo/contracts/booking/reservation";

/** Somebody who took a place of the party by a link. */
export interface SeatedFriend {
  id: string;
  /** From 1: the first, 0, is the holder's. */
  place: number;
  nickname: string;
  language: Guest["language"];
}

export interface Arranged {
  /** One for each further seat, by place. */
  guests: Guest[];
  /** Friends whose place is gone, with the one that they have now. */
  moved: { id: string; from: number; to: number }[];
}

/**
 * Who sits where in a party of so many seats. Friends who took a place keep it where there is such a place, and their name
 * with it; so do guests whom the holder named. Null if they are more than there are seats: nobody is left out unasked.
 */
export function arrange(
  wanted: Guest[],
  friends: SeatedFriend[],
  seats: number,
  /** Places that are better left alone: somebody may be about to take them. */
  invited: ReadonlySet<number> = new Set(),
): Arranged | null {
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

/** A form repeats the names of friends, at their place or, where an earlier guest was taken out of it, at another. */
function withoutFriends(wanted: Guest[], friends: SeatedFriend[]): (Guest | undefined)[] {
  const left: (Guest | undefined)[] = [...wanted];
  for (const { place, nickname } of friends) {
    const isTheirs = (guest: Guest | undefined) => guest?.nickname === nickname;
    const index = isTheirs(left[place - 1]) ? place - 1 : left.findIndex(isTheirs);
    if (index >= 0) left[index] = undefined;
  }
  return left;
}
