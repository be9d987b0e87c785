import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { compressBody } from "../http/compress.ts";
import type { PreparedAnswer } from "../http/send-page.ts";

export interface CachedPage extends PreparedAnswer {
  tags: string[];
  freshUntil: number;
  /** The day at the venue on which it was rendered: pages say "today". */
  day: number;
  /** The content has changed since: served only when rendering fails. */
  outdated: boolean;
}

export interface PageCacheOptions {
  render: (key: string, userAgent: string) => Promise<Response>;
  /** Requests share a rendering only within one kind, because a crawler's error page has no body. */
  kindOf?: (userAgent: string) => string;
  freshFor?: number;
  maxBytes?: number;
  onRefreshError: (error: unknown) => void;
}

export type PageLookup = { page: CachedPage } | { response: Response };

/** Size of a page besides its body. Also keeps the size above 0, which the cache refuses. */
const bytesAround = 2_000;
const oneDay = 24 * 60 * 60 * 1_000;
/** Counted in Japan, nine hours ahead; there is no summer time. */
const dayAtVenue = (time: number) => Math.floor((time + 9 * 60 * 60 * 1_000) / oneDay);
/** Matches every tag. */
const everything = "*";
/** Says nothing about the page itself, so an older copy may be served instead. */
const isFailure = ({ status }: Response) => status >= 500 || status === 429;

/**
 * Whole public pages, rendered without cookies and compressed once. A fresh page is served immediately; a stale one is served
 * while it is rendered again; an outdated one, or one of another day, is rendered first and served only if that fails.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<PageLookup>>();
  /** For each rendering in progress, the tags that changed since it began: it may show the old or the new content. */
  readonly #changedMeanwhile = new Set<Set<string>>();
  readonly #options: Required<PageCacheOptions>;

  constructor(options: PageCacheOptions) {
    this.#options = { kindOf: () => "", freshFor: 60_000, maxBytes: 256 * 1024 * 1024, ...options };
    this.#pages = new LRUCache({
      maxSize: this.#options.maxBytes,
      sizeCalculation: (page) => page.body.identity.length * 2 + bytesAround,
      ttl: oneDay,
    });
  }

  /** Returns the page if it can be sent without waiting. */
  peek(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    const now = Date.now();
    if (!page || page.outdated || page.day !== dayAtVenue(now)) return undefined;
    if (page.freshUntil < now) this.#refreshBehind(key, page);
    return page;
  }

  /** Returns the page, rendered now if necessary, or the response that could not be cached. */
  async get(key: string, userAgent: string): Promise<PageLookup> {
    const cached = this.peek(key);
    if (cached) return { page: cached };
    const outdated = this.#pages.get(key);
    try {
      const found = await this.#renderOnce(key, userAgent);
      const hasFailed = "response" in found && isFailure(found.response);
      return hasFailed && outdated ? { page: outdated } : found;
    } catch (error) {
      if (!outdated) throw error;
      this.#options.onRefreshError(error);
      return { page: outdated };
    }
  }

  /** Call when content with one of these tags has changed. */
  invalidate(tags: readonly string[]): void {
    for (const changed of this.#changedMeanwhile) for (const tag of tags) changed.add(tag);
    for (const page of this.#pages.values()) {
      if (page.tags.some((tag) => tags.includes(tag))) page.outdated = true;
    }
  }

  /** Call when changes may have been missed. */
  invalidateAll(): void {
    for (const changed of this.#changedMeanwhile) changed.add(everything);
    for (const page of this.#pages.values()) page.outdated = true;
  }

  #refreshBehind(key: string, page: CachedPage): void {
    if (this.#rendering.has(this.#renderingName(key, ""))) return;
    this.#renderOnce(key, "").then(
      (found) => {
        // Try again in a second instead of at every request.
        if ("response" in found) page.freshUntil = Date.now() + 1_000;
      },
      (error: unknown) => {
        page.freshUntil = Date.now() + 1_000;
        this.#options.onRefreshError(error);
      },
    );
  }

  #renderingName(key: string, userAgent: string): string {
    return `${this.#options.kindOf(userAgent)} ${key}`;
  }

  #renderOnce(key: string, userAgent: string): Promise<PageLookup> {
    const name = this.#renderingName(key, userAgent);
    const running = this.#rendering.get(name);
    if (running) return running;
    const changed = new Set<string>();
    this.#changedMeanwhile.add(changed);
    const started = this.#render(key, userAgent, changed).finally(() => {
      this.#rendering.delete(name);
      this.#changedMeanwhile.delete(changed);
    });
    this.#rendering.set(name, started);
    return started;
  }

  async #render(key: string, userAgent: string, changed: ReadonlySet<string>): Promise<PageLookup> {
    const startedAt = Date.now();
    const response = await this.#options.render(key, userAgent);
    const tags = response.headers.get("x-cache-tags")?.split(",");
    if (response.status !== 200 || !tags) {
      if (!isFailure(response)) this.#pages.delete(key);
      return { response };
    }
    const identity = Buffer.from(await response.arrayBuffer());
    const body = await compressBody(identity, response.headers.get("content-type") ?? "");
    const page: CachedPage = {
      body,
      headers: headerList(response.headers),
      etag: `"${createHash("sha1").update(identity).digest("base64url").slice(0, 20)}"`,
      tags,
      freshUntil: startedAt + this.#options.freshFor,
      day: dayAtVenue(startedAt),
      outdated: changed.has(everything) || tags.some((tag) => changed.has(tag)),
    };
    this.#pages.set(key, page);
    return { page };
  }
}

const notCached = new Set([
  "x-cache-tags",
  "x-request-id",
  "content-length",
  "content-encoding",
  "date",
]);

function headerList(headers: Headers): string[] {
  return [...headers].filter(([name]) => !notCached.has(name)).flat();
}
