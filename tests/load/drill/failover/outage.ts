/** When writes of one server were acknowledged, and when they failed. Milliseconds of `performance.now()`. */
export interface WriteLog {
  acknowledged: number[];
  failed: number[];
}

/**
 * When writes were back after a fault: whatever is later of the end of the longest time without a write, and of the first
 * write after the last that failed. Null if there was none yet.
 */
export function writesBackAt({ acknowledged, failed }: WriteLog, faultAt: number): number | null {
  const since = acknowledged.filter((at) => at >= faultAt);
  const lastFailure = Math.max(faultAt, ...failed);
  const afterFailure = since.find((at) => at >= lastFailure);
  if (afterFailure === undefined) return null;
  let longest = { length: 0, end: faultAt };
  let former = faultAt;
  for (const at of since) {
    if (at - former > longest.length) longest = { length: at - former, end: at };
    former = at;
  }
  return Math.max(longest.end, afterFailure);
}
