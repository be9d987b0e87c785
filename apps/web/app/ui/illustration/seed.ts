import { elementAt } from "./list.ts";

/** FNV-1a over UTF-8, then an avalanche so that near-identical slugs fall far apart. */
export function hash32(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash ^= byte;
    hash = Math.imul(hash, 0x01000193);
  }
  hash ^= hash >>> 16;
  hash = Math.imul(hash, 0x7feb352d);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x846ca68b);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A seeded sequence. The order of calls matters for every drawing: one more call changes the rest. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** An integer in [0, limit). */
  below(limit: number): number;
  between(low: number, high: number): number;
  sign(): 1 | -1;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;

  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const below = (limit: number) => Math.floor(next() * limit);

  return {
    next,
    below,
    between: (low, high) => low + (high - low) * next(),
    sign: () => (next() < 0.5 ? -1 : 1),
    pick: (items) => elementAt(items, below(items.length)),
    shuffle: (items) => {
      const shuffled = [...items];
      for (let last = shuffled.length - 1; last > 0; last--) {
        const chosen = below(last + 1);
        const moved = elementAt(shuffled, last);
        shuffled[last] = elementAt(shuffled, chosen);
        shuffled[chosen] = moved;
      }
      return shuffled;
    },
  };
}
