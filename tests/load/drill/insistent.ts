import { setTimeout as pause } from "node:timers/promises";
import { refusalOf } from "../crowd/calls.ts";
import { type Answer, type Connection, NoAnswer } from "../crowd/connection.ts";

const retryIntervalMs = 100;
const giveUpAfterMs = 60_000;

/**
 * Sends the same call under the same key until it is answered for good, as the client of a page does: a lost connection, a fault
 * or "not now" is no answer.
 */
export async function insist(
  line: Connection,
  request: Buffer,
  onRetry: (reason: string, answer: Answer | null) => void = () => {},
): Promise<Answer> {
  const giveUpAt = performance.now() + giveUpAfterMs;
  while (performance.now() < giveUpAt) {
    try {
      const answer = await line.send(request);
      const refusal = refusalOf(answer);
      if (answer.status < 500 && refusal !== "request-in-progress") return answer;
      onRetry(refusal, answer);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      onRetry("no answer", null);
    }
    await pause(retryIntervalMs);
  }
  throw new Error(`no answer within ${giveUpAfterMs / 1_000} s`);
}
