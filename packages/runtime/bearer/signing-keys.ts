import { setTimeout as pause } from "node:timers/promises";
import { importJWK, type JWK } from "jose";
import type { Database } from "../database.ts";
import { selectPublicKeys } from "./queries.ts";

type Key = Awaited<ReturnType<typeof importJWK>>;

/** A key that was taken out of the table is trusted no longer than this. */
const keptMs = 60_000;
/** From then on they are read anew while they still serve, so that a table which is locked for a while is not noticed. */
const freshMs = 30_000;
/** Tokens with invented key ids must not make a query each. A key that is really new is found after so long, not refused. */
const shortestPauseMs = 500;

/** The public keys by their ids, read once and again when a new one shows up. */
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

  /** All who ask for keys that are not there wait for one and the same reading. */
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
    if (age > keptMs) await refresh();
    else if (age > freshMs && keys.has(id)) refresh().catch(() => {});
    else if (!keys.has(id)) await refreshSoon(Math.max(0, shortestPauseMs - age));
    return keys.get(id);
  };
}
