import { setTimeout as pause } from "node:timers/promises";
import { listenToContentChanges } from "@takujo/runtime/database/content-changes";
import type { Logger } from "@takujo/runtime/logger";

export interface PurgeOptions {
  databaseUrl: string;
  /** The CDN's purge address, and the header that authenticates us. */
  url: string;
  header?: { name: string; value: string } | undefined;
  logger: Logger;
  /** In milliseconds: changes come in groups, and every server must know of one before the CDN fetches from it. */
  gatherFor?: number;
}

/** Every page has it. */
const everyPage = "site";
/** Cloudflare's limit per request. */
const maxAtOnce = 30;
/** Above this, everything is purged: CDNs limit the number of requests too. */
const maxTags = 150;
const answerTimeoutMs = 5_000;
const tries = 3;

/** Tells a CDN to drop pages when their content has changed, by tag. */
export function purgeChangedPages(options: PurgeOptions): { stop: () => Promise<void> } {
  const { databaseUrl, logger, gatherFor = 500 } = options;
  const changed = new Set<string>();
  const stopping = new AbortController();
  let sending = Promise.resolve();

  function add(tags: string[]) {
    const isWaiting = changed.size > 0;
    for (const tag of tags) changed.add(tag);
    if (isWaiting) return;
    sending = sending.then(async () => {
      await pause(gatherFor, undefined, { signal: stopping.signal });
      const tags = changed.size > maxTags ? [everyPage] : [...changed];
      changed.clear();
      for (let first = 0; first < tags.length; first += maxAtOnce) {
        await purge(tags.slice(first, first + maxAtOnce), options, stopping.signal);
      }
      logger.info({ tags }, "purged");
    });
    sending = sending.catch((error: Error) => {
      if (!stopping.signal.aborted) logger.error({ reason: error.message }, "purge failed");
    });
  }

  const changes = listenToContentChanges({
    connectionString: databaseUrl,
    logger,
    onChange: add,
    onGap: () => add([everyPage]),
  });
  return {
    async stop() {
      await changes.stop();
      stopping.abort();
      await sending;
    },
  };
}

/** The body is for Cloudflare, the header for Fastly; one's own cache can read either. */
async function purge(tags: string[], options: PurgeOptions, signal: AbortSignal): Promise<void> {
  const { url, header } = options;
  for (let count = 1; ; count++) {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "surrogate-key": tags.join(" "),
          ...(header && { [header.name]: header.value }),
        },
        body: JSON.stringify({ tags }),
        // Redirects are not followed, so that the token is not sent elsewhere.
        redirect: "error",
        signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]),
      });
      await response.body?.cancel();
      if (response.ok) return;
      throw new Error(`${new URL(url).host} answered ${response.status}`);
    } catch (error) {
      if (count === tries || signal.aborted) throw error;
      await pause(count * 1_000, undefined, { signal });
    }
  }
}
