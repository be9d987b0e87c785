import { enqueueAccountMails } from "@takujo/auth/mail/account-mail";
import { createDraft, saveDraft } from "@takujo/inbox/message/change-message";
import { sendMessage } from "@takujo/inbox/message/send-message";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises } from "../drill.ts";
import { startPostbox } from "../postbox.ts";
import { type Scene, withScene } from "../scene.ts";

const deliveryTimeoutMs = 600_000;
/** How long somebody may wait at the page that asks for the code. */
const maxCodeMs = 5_000;
const signingSecret = "a secret that is long enough for a drill";

interface MessageOptions {
  recipients: number;
  kills: number;
  /** Codes asked for while the mails go out. */
  codes: number;
}

/** A message to everybody of a large event, whose worker is killed again and again. */
export const message = ({ recipients, kills, codes }: MessageOptions): Drill => ({
  name: "message",
  promise: `a message to ${recipients} people, the worker killed ${kills} times: none missing, none twice but what was on its way at a kill, always under the same Message-ID; sign-in codes meanwhile within ${maxCodeMs / 1_000} s`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const people = await scene.people(recipients);
      const messageId = await sendToAll(scene, people.length);
      const postbox = await startPostbox();
      scene.atEnd(postbox.stop);
      const startedAt = performance.now();
      const worker = await scene.startWorker(postbox.url, {
        MESSAGES_PER_SECOND: "1000",
        SIGNING_SECRET: signingSecret,
      });
      let inFlight = 0;
      let slowestCode = 0;
      const rounds = kills + 1;
      for (let round = 0; round < rounds; round++) {
        for (let code = 0; code < codes; code++) {
          const share = (round + (code + 0.5) / (codes + 1)) / rounds;
          await waitUntil(() => postbox.count() >= share * recipients, deliveryTimeoutMs);
          slowestCode = Math.max(
            slowestCode,
            await askForCode(scene, postbox, round * codes + code),
          );
        }
        if (round === kills) break;
        await waitUntil(
          () => postbox.count() >= ((round + 0.9) / rounds) * recipients,
          deliveryTimeoutMs,
        );
        await worker.end("SIGKILL");
        inFlight += await onTheirWay(scene, messageId);
        say(`killed at ${postbox.count()} mails, ${inFlight} in flight so far`);
        await worker.start();
      }
      await waitUntil(async () => (await stateOf(scene, messageId)) === "done", deliveryTimeoutMs);
      const seconds = (performance.now() - startedAt) / 1_000;
      const received = people.map(({ email }) => postbox.to(email));
      const missing = received.filter((ids) => ids.length === 0).length;
      const duplicates = received.reduce((sum, ids) => sum + Math.max(0, ids.length - 1), 0);
      const unstable = received.filter((ids) => new Set(ids).size > 1).length;
      expect(missing === 0, `${missing} mails are missing`);
      expect(unstable === 0, `${unstable} mails changed their Message-ID`);
      expect(duplicates <= inFlight, `${duplicates} duplicates, but ${inFlight} in flight`);
      expect(slowestCode <= maxCodeMs, `a code took ${Math.round(slowestCode)} ms`);
      return {
        broken,
        figures: {
          recipients,
          kills,
          missing,
          duplicates,
          "in flight at the kills": inFlight,
          "codes asked for": codes * rounds,
          "slowest code, ms": Math.round(slowestCode),
          "seconds in all": Math.round(seconds),
        },
      };
    }),
});

/** Everybody has a seat, and the message is due. */
async function sendToAll({ db, pool }: Scene, capacity: number): Promise<string> {
  const [session] = await openSessions(db, { capacity });
  await pool.query(
    `insert into reservation (code, event_session_id, user_id, state, seats, name, confirmed_at)
     select (
       select string_agg(substr('23456789ABCDEFGHJKLMNPQRSTUVWXYZ', ((number >> (5 * place)) & 31) + 1, 1), '' order by place)
       from generate_series(0, 7) place
     ), $1, id, 'confirmed', 1, 'さくら', now()
     from (select id, row_number() over (order by id)::integer as number from "user") as person`,
    [session?.id],
  );
  const { rows } = await pool.query<{ event_id: string }>(
    "select event_id from event_session where id = $1",
    [session?.id],
  );
  const eventId = rows[0]?.event_id ?? "";
  const { id, version } = await db
    .transaction()
    .execute((transaction) => createDraft(transaction, "drill", eventId));
  const saved = await saveDraft(db, "drill", id, {
    sessionId: null,
    segments: ["confirmed"],
    subjectJa: "お知らせ",
    bodyJa: "{呼び名}さん、{日時}の{イベント名}のことで、お知らせです。",
    subjectEn: "",
    bodyEn: "",
    calls: true,
    version,
  });
  const order = { version: saved.version, at: null, urgentReason: "drill" };
  const early = new Date(Date.now() - 60_000);
  await db
    .transaction()
    .execute((transaction) => sendMessage(transaction, "drill", id, order, early));
  return id;
}

/** How long somebody waits for it, in milliseconds. */
async function askForCode(
  { db }: Scene,
  postbox: Awaited<ReturnType<typeof startPostbox>>,
  number: number,
): Promise<number> {
  const to = `code-${number}@example.org`;
  const askedAt = performance.now();
  const mail = { kind: "sign-in-code", to, locale: "ja", code: "123456", host: "a" } as const;
  await db
    .transaction()
    .execute((transaction) =>
      enqueueAccountMails(transaction, [mail], { signingSecret, seconds: 300 }),
    );
  await waitUntil(() => postbox.to(to).length > 0, deliveryTimeoutMs);
  return performance.now() - askedAt;
}

async function onTheirWay({ pool }: Scene, messageId: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::integer as count from message_recipient where message_id = $1 and state = 'sending'`,
    [messageId],
  );
  return rows[0]?.count ?? 0;
}

async function stateOf({ pool }: Scene, messageId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ state: string }>("select state from message where id = $1", [
    messageId,
  ]);
  return rows[0]?.state;
}
