import type { ReceptionMark } from "@takujo/contracts/games/reception";
import type { ReceptionAnswers } from "@takujo/contracts/generated/games/types.gen";
import type { OwnMark } from "./apply-marks.ts";

/** As many as a call takes. */
const mostMarks = 200;

export interface MarkQueue {
  /** The first first. */
  read(): Promise<OwnMark[]>;
  remove(nonces: string[]): Promise<void>;
}

type Answer = ReceptionAnswers["answers"][number];

/**
 * Sends what waits. A mark leaves the queue only when the server has answered for it: what is lost on the way is
 * sent again with the same nonce. Gives the answers; throws when the way is closed.
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

/** Everything else may come in any order; but of a party that the server does not know, it refuses marks. */
function newPartiesFirst(one: OwnMark, other: OwnMark): number {
  return Number(other.kind === "walk-in") - Number(one.kind === "walk-in");
}

/** Longer and longer, and never at the same moment as the phone beside it. */
export function pauseBefore(attempt: number, random = Math.random): number {
  return Math.min(60_000, 1_000 * 2 ** attempt) * (0.5 + random() / 2);
}
