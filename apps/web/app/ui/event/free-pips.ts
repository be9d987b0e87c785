export const PIPS = [1, 2, 3, 4, 5, 6] as const;

/** Six steps; never empty while a seat is free, never whole once one is taken. */
export function freePips(free: number, capacity: number): number {
  if (free <= 0 || capacity <= 0) return 0;
  if (free >= capacity) return PIPS.length;
  return Math.min(5, Math.max(1, Math.round((free / capacity) * PIPS.length)));
}
