import type { ReceptionMark } from "@takujo/contracts/booking/reception";
import type { ReceptionAnswers } from "@takujo/contracts/generated/games/types.gen";
import type { OwnMark } from "./apply-marks.ts";

/** The most that one call accepts. */
const mostMarks = 200;

export interface MarkQueue {
  /** Oldest first. */
  read(): Promise<OwnMark[]>;
  remove(nonces: string[]): Promise<void>;
}

type Answer = ReceptionAnswers["answers"][number];

/**
 * Sends the waiting marks. A mark leaves the queue only when the server has answered for it; a lost one is sent
 * again with the same nonce. Returns the responses; throws when the server cannot be reached.
 */
export async function sendMarks(
  queue: MarkQueue,
  post: (marks: ReceptionMark[]) => Promise<ReceptionAnswers>,
  most = mostMarks,
): Promise<Answer[]> {
  const all: Answer[] = [];
  for (;;) {
    const waiting = (await queue.read()).toSorted(newPartiesFirst);
    if (waiting.length === 0) return all;
    const { answers } = await post(waiting.slice(0, most).map(asSent));
    if (answers.length === 0) return all;
    await queue.remove(answers.map(({ nonce }) => nonce));
    all.push(...answers);
  }
}

const asSent = ({ by: _, isSent: __, ...mark }: OwnMark): ReceptionMark => mark;

/** The server refuses marks of a party it does not know; otherwise the order does not matter. */
function newPartiesFirst(one: OwnMark, other: OwnMark): number {
  return Number(other.kind === "walk-in") - Number(one.kind === "walk-in");
}

/** Backs off, with jitter so that phones at the same door do not retry together. */
export function pauseBefore(attempt: number, random = Math.random): number {
  return Math.min(60_000, 1_000 * 2 ** attempt) * (0.5 + random() / 2);
}
