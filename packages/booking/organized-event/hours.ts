interface Hours {
  start: number;
  end: number;
}

export const oneMinute = 60_000;

export const overlap = (one: Hours, other: Hours): boolean =>
  one.start < other.end && other.start < one.end;

const longest = 30 * 24 * 60 * oneMinute;
/** Days with five digits in their year are written otherwise, and the last of them has no day after it. */
const latest = Date.UTC(9999, 0);

/** Longer or later ones are mistakes of typing. Invalid times compare as false. */
export const isComing = ({ start, end }: Hours, now: Date): boolean =>
  start < end && end > now.getTime() && end - start < longest && end < latest;
