/** The most that one call accepts. */
const maxMarks = 200;

/** A mark of a device: a check-in, a loan, or a follow-up of either. */
export interface AnyMark {
  nonce: string;
  kind: string;
}

/** A mark made on this device, with its author: either waiting, or sent but not in the list yet. */
export type QueuedMark<Mark> = Mark & { by: string; isSent?: boolean };

export interface MarkQueue<Mark> {
  /** Oldest first. */
  read(): Promise<QueuedMark<Mark>[]>;
  remove(nonces: string[]): Promise<void>;
}

export interface Answers {
  answers: { nonce: string; result: string }[];
}

/**
 * Sends the waiting marks. A mark leaves the queue only when the server has answered for it; a lost one is sent
 * again with the same nonce. Returns the responses; throws when the server cannot be reached.
 */
export async function sendMarks<Mark extends AnyMark>(
  queue: MarkQueue<Mark>,
  post: (marks: Mark[]) => Promise<Answers>,
  max = maxMarks,
): Promise<Answers["answers"]> {
  const all: Answers["answers"] = [];
  for (;;) {
    const waiting = (await queue.read()).toSorted(newPartiesFirst);
    if (waiting.length === 0) return all;
    const { answers } = await post(waiting.slice(0, max).map(asSent<Mark>));
    if (answers.length === 0) return all;
    await queue.remove(answers.map(({ nonce }) => nonce));
    all.push(...answers);
  }
}

function asSent<Mark>({ by: _, isSent: __, ...mark }: QueuedMark<Mark>): Mark {
  return mark as Mark;
}

/** The server refuses marks of a party it does not know; otherwise the order does not matter. */
function newPartiesFirst(one: AnyMark, other: AnyMark): number {
  return Number(other.kind === "walk-in") - Number(one.kind === "walk-in");
}

/** Backs off, with jitter so that phones at the same door do not retry together. */
export function pauseBefore(attempt: number, random = Math.random): number {
  return Math.min(60_000, 1_000 * 2 ** attempt) * (0.5 + random() / 2);
}
