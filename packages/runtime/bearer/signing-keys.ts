import { setTimeout as pause } from "node:timers/promises";
import { importJWK, type JWK } from "jose";
import type { Database } from "../database/database.ts";
import { selectPublicKeys } from "./queries.ts";

type Key = Awaited<ReturnType<typeof importJWK>>;

/** A key removed from the table is trusted for at most this long. */
const cachedForMs = 60_000;
/** From then on keys are refreshed in the background, so that a table locked for a while has no effect. */
const freshMs = 30_000;
/** Tokens with invented key ids must not cause a query each. A really new key is found after this delay, not refused. */
const minPauseMs = 500;

/** Public keys by id, cached and refreshed when an unknown id appears. */
export function createSigningKeys(db: Database) {
  let keys = new Map<string, Key>();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function read() {
    const rows = await selectPublicKeys(db);
    const entries = rows.map(
      async ({ id, publicKey }): Promise<[string, Key]> => [
        id,
        await importJWK(JSON.parse(publicKey) as JWK, "EdDSA"),
      ],
    );
    keys = new Map(await Promise.all(entries));
    readAt = performance.now();
  }
  const refresh = () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  /** All requests for unknown keys share one query. */
  const refreshSoon = (wait: number) => {
    waiting ??= pause(wait)
      .then(refresh)
      .finally(() => {
        waiting = undefined;
      });
    return waiting;
  };

  return async function keyOf(id: string): Promise<Key | undefined> {
    const age = performance.now() - readAt;
    if (age > cachedForMs) await refresh();
    else if (age > freshMs && keys.has(id)) refresh().catch(() => {});
    else if (!keys.has(id)) await refreshSoon(Math.max(0, minPauseMs - age));
    return keys.get(id);
  };
}
