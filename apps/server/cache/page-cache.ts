import { createHash } from "node:crypto";
import { venueOffset } from "@takujo/contracts/venue-time";
import { withDeadline } from "@takujo/runtime/deadline";
import { LRUCache } from "lru-cache";
import { bufferOf, compressBody } from "../http/compress.ts";
import type { PreparedAnswer } from "../http/send.ts";

export interface CachedPage extends PreparedAnswer {
  tags: string[];
  freshUntil: number;
  /** After a failed refresh: not tried again at every request. */
  retryAt: number;
  /** The day at the venue on which it was rendered: pages say "today". */
  day: number;
  /** How many changes were known when its rendering began: it shows those, and may show later ones. */
  since: number;
  /** How many changes were known when it was last compared with them. */
  comparedAt: number;
  /** The content has changed since: served only when rendering fails. */
  outdated: boolean;
}

export interface PageCacheOptions {
  render: (key: string, userAgent: string, signal: AbortSignal) => Promise<Response>;
  /** Requests share a rendering only within one kind, because a crawler's error page has no body. */
  kindOf?: (userAgent: string) => string;
  freshFor?: number;
  /** Those who share a rendering wait for it no longer than this. */
  renderTimeoutMs?: number;
  /** For how long, after changes may have been missed, pages are served while they are rendered again. */
  graceAfterGap?: number;
  maxBytes?: number;
  onRefreshError: (error: unknown) => void;
}

export type PageLookup = { page: CachedPage } | { response: Response };

/** Size of a page besides its body. Also keeps the size above 0, which the cache refuses. */
const bytesAround = 2_000;
const oneDay = 24 * 60 * 60 * 1_000;
const dayAtVenue = (time: number) => Math.floor((time + venueOffset(time)) / oneDay);
/** Renderings that no request waits for, so that they leave the process to those that do. */
const maxBehind = 4;
/** More changed tags than this are not remembered one by one. */
const maxChangedTags = 10_000;
/** Says nothing about the page itself, so an older copy may be served instead. */
const isFailure = ({ status }: Response) => status >= 500 || status === 429;

/**
 * Whole public pages, rendered without cookies and compressed once. A fresh page is served immediately; a stale one is served
 * while it is rendered again; an outdated one, or one of another day, is rendered first and served only if that fails. After a
 * gap, in which changes may have been missed, all pages are stale for a moment, so that they are not all rendered at once.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<PageLookup>>();
  /** Changes are numbered, and pages compared with them on request, so a change costs the same with any number of pages. */
  #changes = 0;
  readonly #changedAt = new Map<string, number>();
  #gap = { at: 0, graceUntil: 0 };
  #renderingBehind = 0;
  readonly #options: Required<PageCacheOptions>;

  constructor(options: PageCacheOptions) {
    this.#options = {
      kindOf: () => "",
      freshFor: 60_000,
      renderTimeoutMs: 10_000,
      graceAfterGap: 10_000,
      maxBytes: 256 * 1024 * 1024,
      ...options,
    };
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
    if (!page || page.day !== dayAtVenue(now) || this.#isOutdated(page, now)) return undefined;
    const isStale = page.freshUntil < now || page.since < this.#gap.at;
    if (isStale && page.retryAt <= now) this.#refreshBehind(key, page);
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
    if (this.#changedAt.size > maxChangedTags) {
      this.#changedAt.clear();
      this.missChanges();
    }
    this.#changes++;
    for (const tag of tags) this.#changedAt.set(tag, this.#changes);
  }

  /** Call when changes may have been missed. */
  missChanges(): void {
    this.#gap = { at: ++this.#changes, graceUntil: Date.now() + this.#options.graceAfterGap };
  }

  #isOutdated(page: CachedPage, now: number): boolean {
    if (page.since < this.#gap.at && now >= this.#gap.graceUntil) return true;
    if (page.comparedAt < this.#changes) {
      page.comparedAt = this.#changes;
      page.outdated ||= page.tags.some((tag) => (this.#changedAt.get(tag) ?? 0) > page.since);
    }
    return page.outdated;
  }

  #refreshBehind(key: string, page: CachedPage): void {
    if (this.#renderingBehind >= maxBehind) return;
    if (this.#rendering.has(this.#renderingName(key, ""))) return;
    this.#renderingBehind++;
    this.#renderOnce(key, "")
      .then(
        (found) => {
          if ("response" in found) page.retryAt = Date.now() + 1_000;
        },
        (error: unknown) => {
          page.retryAt = Date.now() + 1_000;
          this.#options.onRefreshError(error);
        },
      )
      .finally(() => {
        this.#renderingBehind--;
      });
  }

  #renderingName(key: string, userAgent: string): string {
    return `${this.#options.kindOf(userAgent)} ${key}`;
  }

  #renderOnce(key: string, userAgent: string): Promise<PageLookup> {
    const name = this.#renderingName(key, userAgent);
    const running = this.#rendering.get(name);
    if (running) return running;
    const started = withDeadline(this.#options.renderTimeoutMs, (signal) =>
      this.#render(key, userAgent, signal),
    ).finally(() => this.#rendering.delete(name));
    this.#rendering.set(name, started);
    return started;
  }

  async #render(key: string, userAgent: string, signal: AbortSignal): Promise<PageLookup> {
    const startedAt = Date.now();
    const since = this.#changes;
    const response = await this.#options.render(key, userAgent, signal);
    const tags = response.headers.get("x-cache-tags")?.split(",");
    if (response.status !== 200 || !tags) {
      if (!isFailure(response)) this.#pages.delete(key);
      return { response };
    }
    const identity = bufferOf(await response.bytes());
    const body = await compressBody(identity, response.headers.get("content-type") ?? "");
    const page: CachedPage = {
      body,
      headers: headerList(response.headers),
      etag: `"${createHash("sha1").update(identity).digest("base64url").slice(0, 20)}"`,
      tags,
      freshUntil: startedAt + this.#options.freshFor,
      retryAt: 0,
      day: dayAtVenue(startedAt),
      since,
      comparedAt: since,
      outdated: false,
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
