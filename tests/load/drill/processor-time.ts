import { readFileSync } from "node:fs";

/** Linux counts in hundredths of a second. */
const millisecondsOfTick = 10;

/** How long its main thread was ready and another process had the processor, in milliseconds. */
export function processorWait(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, "latin1").split(" ")[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** What a process has spent so far, in milliseconds, all of its threads together. */
export function processorTime(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name, in parentheses, may contain anything.
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
  } catch {
    return 0;
  }
}
