import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { type CompressedBody, compressBody } from "../http/compress.ts";

export interface CachedPage {
  body: CompressedBody;
  /** Header names and values in turn, without those of content coding. */
  headers: string[];
  etag: string;
  tags: string[];
  freshUntil: number;
  /** Content changed since: it may only be shown when nothing newer can be had. */
  outdated: boolean;
}

export interface PageCacheOptions {
  render: (key: string, userAgent: string) => Promise<Response>;
  freshFor?: number;
  maxBytes?: number;
  onRefreshError: (error: unknown) => void;
}

export type PageLookup = { page: CachedPage } | { response: Response };

const tooOld = 24 * 60 * 60 * 1_000;

/**
 * Whole public pages, rendered without anybody's cookies and compressed once. A fresh one is served at once;
 * a stale one is served while it is rendered anew; an outdated one is rendered first and shown only if that fails.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<PageLookup>>();
  readonly #options: Required<PageCacheOptions>;

  constructor(options: PageCacheOptions) {
    this.#options = { freshFor: 60_000, maxBytes: 256 * 1024 * 1024, ...options };
    this.#pages = new LRUCache({
      maxSize: this.#options.maxBytes,
      sizeCalculation: (page) => page.body.identity.length * 2,
      ttl: tooOld,
    });
  }

  /** The page if it can be sent without waiting. */
  peek(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page || page.outdated) return undefined;
    if (page.freshUntil < Date.now()) this.#refreshBehind(key, page);
    return page;
  }

  /** The page, rendered now if need be; or the response that could not be kept. */
  async get(key: string, userAgent: string): Promise<PageLookup> {
    const kept = this.peek(key);
    if (kept) return { page: kept };
    const outdated = this.#pages.get(key);
    try {
      const found = await this.#renderOnce(key, userAgent);
      const hasFailed = "response" in found && found.response.status >= 500;
      return hasFailed && outdated ? { page: outdated } : found;
    } catch (error) {
      if (!outdated) throw error;
      this.#options.onRefreshError(error);
      return { page: outdated };
    }
  }

  /** Content with one of these tags changed. */
  invalidate(tags: readonly string[]): void {
    for (const page of this.#pages.values()) {
      if (page.tags.some((tag) => tags.includes(tag))) page.outdated = true;
    }
  }

  /** Changes may have been missed. */
  invalidateAll(): void {
    for (const page of this.#pages.values()) page.outdated = true;
  }

  #refreshBehind(key: string, page: CachedPage): void {
    if (this.#rendering.has(key)) return;
    this.#renderOnce(key, "").then(
      (found) => {
        // Not now: ask again a little later instead of at every request.
        if ("response" in found) page.freshUntil = Date.now() + 1_000;
      },
      (error: unknown) => {
        page.freshUntil = Date.now() + 1_000;
        this.#options.onRefreshError(error);
      },
    );
  }

  #renderOnce(key: string, userAgent: string): Promise<PageLookup> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const started = this.#render(key, userAgent).finally(() => this.#rendering.delete(key));
    this.#rendering.set(key, started);
    return started;
  }

  async #render(key: string, userAgent: string): Promise<PageLookup> {
    const startedAt = Date.now();
    const before = this.#pages.get(key);
    const response = await this.#options.render(key, userAgent);
    const tags = response.headers.get("x-cache-tags");
    if (response.status !== 200 || tags === null) return { response };
    const identity = Buffer.from(await response.arrayBuffer());
    const page: CachedPage = {
      body: await compressBody(identity, response.headers.get("content-type") ?? ""),
      headers: headerList(response.headers),
      etag: `"${createHash("sha1").update(identity).digest("base64url").slice(0, 20)}"`,
      tags: tags.split(","),
      freshUntil: startedAt + this.#options.freshFor,
      outdated: false,
    };
    // If content changed while this was rendered, nobody knows which state it shows.
    const current = this.#pages.get(key);
    if (current && current !== before) page.outdated = current.outdated;
    this.#pages.set(key, page);
    return { page };
  }
}

const notKept = new Set([
  "x-cache-tags",
  "x-request-id",
  "content-length",
  "content-encoding",
  "date",
]);

function headerList(headers: Headers): string[] {
  return [...headers].filter(([name]) => !notKept.has(name)).flat();
}
