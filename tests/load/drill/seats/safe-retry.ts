import { randomUUID } from "node:crypto";
import { calls, receiptOf, refusalOf } from "../../crowd/calls.ts";
import { type Answer, Connection } from "../../crowd/connection.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { insist } from "../insistent.ts";
import { withScene } from "../scene.ts";

const sends = 10;
/** So many keys are on their way at once, each over connections of its own. */
const groups = 6;
const same = "the same ten times";

/** The same hold sent ten times at once, to two servers; then under the same key with another body. */
export const safeRetry = ({ keys }: { keys: number }): Drill => ({
  name: "safe-retry",
  promise: `${keys} idempotency keys, ${sends} parallel sends of each: ${keys} rows and identical answers; another body under the same key is 422`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const [session] = await openSessions(scene.db, { capacity: keys * 4 });
      if (!session) throw new Error("there is no session");
      const people = await scene.people(keys);
      const servers = await scene.startServers(2);
      const answers = tally();
      const otherBody = tally();

      const left = [...people];
      const oneGroup = async () => {
        const lines = Array.from(
          { length: sends },
          (_, number) => new Connection(servers[number % servers.length]?.port ?? 0),
        );
        for (let person = left.pop(); person; person = left.pop()) {
          const key = randomUUID();
          const hold = calls.hold(person, session.id, 1, key);
          answers.count(differenceOf(await Promise.all(lines.map((line) => insist(line, hold)))));
          const other = await lines[0]?.send(calls.hold(person, session.id, 2, key));
          otherBody.count(other ? `${other.status} ${refusalOf(other)}` : "nothing");
        }
        for (const line of lines) line.close();
      };
      await Promise.all(Array.from({ length: groups }, oneGroup));
      const { rows } = await scene.pool.query<{ count: number }>(
        "select count(*)::integer as count from reservation",
      );
      const written = rows[0]?.count ?? 0;
      expect(written === keys, `${written} rows instead of ${keys}`);
      expect(answers.of(same) === keys, `answers: ${answers.text()}`);
      expect(otherBody.of("422 key-reused") === keys, `another body: ${otherBody.text()}`);
      return {
        broken,
        figures: {
          keys,
          sends: keys * sends,
          rows: written,
          answers: answers.text(),
          "another body": otherBody.text(),
        },
      };
    }),
});

/** Names how ten answers under one key differ; `same` if they do not. */
function differenceOf(answers: Answer[]): string {
  const [first] = answers as [Answer];
  if (first.status !== 201) return refusalOf(first);
  if (answers.some(({ body, status }) => body !== first.body || status !== 201)) return "different";
  return receiptOf(first).seats === 1 ? same : "other seats";
}
