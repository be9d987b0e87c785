import pg from "pg";
import type { Logger } from "../logger.ts";
import { Gauge } from "../metrics/metrics.ts";
import { keepAliveDelayMs } from "./database.ts";

export interface ContentChangeOptions {
  connectionString: string;
  logger: Logger;
  /** Pages with one of these tags show something that has changed. */
  onChange: (tags: string[]) => void;
  /** Called when notices may have been missed, because the connection was down. */
  onGap: () => void;
  heartbeatIntervalMs?: number;
  answerTimeoutMs?: number;
}

const maxPauseMs = 2_000;
/** A half-open connection brings no notices and reports no error, so it is asked. */
const heartbeat = { intervalMs: 5_000, timeoutMs: 5_000 };

const isHeard = new Gauge({
  name: "takujo_content_changes_heard",
  help: "1 while this process hears of changed content.",
});
// A process that does not listen reports nothing, rather than 0.
isHeard.remove();

const pooledWarning =
  "content changes come through a connection pooler: unless it pools by session, set DATABASE_DIRECT_URL";

/** PostgreSQL reports the id of its serving process; a pooler reports a made-up one. */
async function isPooled(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid !== (client as unknown as { processID: number }).processID;
}

/** Listens for changed content on its own connection: for the page cache of each server process, and for what empties a CDN. */
export function listenToContentChanges({
  heartbeatIntervalMs = heartbeat.intervalMs,
  answerTimeoutMs = heartbeat.timeoutMs,
  ...options
}: ContentChangeOptions): { stop: () => Promise<void> } {
  let client: pg.Client | null = null;
  let stopped = false;
  let pause = 100;
  let timer: NodeJS.Timeout | undefined;
  let asking: NodeJS.Timeout | undefined;
  isHeard.set(0);

  async function connect() {
    const next = new pg.Client({
      connectionString: options.connectionString,
      application_name: "takujo content changes",
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
    });
    client = next;
    let lost = false;
    const lose = () => {
      if (lost || stopped) return;
      lost = true;
      clearInterval(asking);
      isHeard.set(0);
      options.logger.warn("content changes are not heard");
      timer = setTimeout(connect, pause);
      pause = Math.min(pause * 2, maxPauseMs);
    };
    const giveUp = () => {
      lose();
      // Destroys the connection where a statement is still unanswered.
      return next.end().catch(() => {});
    };
    next.on("error", lose).on("end", lose);
    next.on("notification", ({ payload }) => options.onChange((payload ?? "").split(",")));
    try {
      await next.connect();
      await next.query("listen pages_outdated");
      if (await isPooled(next)) options.logger.warn(pooledWarning);
      pause = 100;
      isHeard.set(1);
      asking = setInterval(() => {
        next.query("select 1").catch(giveUp);
      }, heartbeatIntervalMs);
      options.onGap();
    } catch {
      await giveUp();
    }
  }

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      clearInterval(asking);
      await client?.end().catch(() => {});
    },
  };
}
