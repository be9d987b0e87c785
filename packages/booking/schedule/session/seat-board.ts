import type { EventSeats } from "@takujo/contracts/booking/schedule/session";
import { DomainError } from "@takujo/runtime/domain-error";

/** The seats of one event as last read. The same object is updated for as long as the event is asked for. */
export interface PostedSeats {
  slug: string;
  /** Null if there is no such public event. */
  seats: EventSeats | null;
  /** As JSON; the same string for as long as nothing changes. */
  text: string;
  /** When the reading began. Like `askedAt` in milliseconds of `performance.now()`. */
  readAt: number;
  askedAt: number;
}

export interface SeatBoardOptions {
  /** One statement for all of them. */
  read: (slugs: string[]) => Promise<Record<string, EventSeats>>;
  everyMs?: number;
  /** Bound for events, and again for unknown slugs. */
  max?: number;
}

/** Polls come every 1.5 s, a little more or less; one may get lost. */
const watchedForMs = 5_000;
/** Only reached while PostgreSQL is slow. Older seats are not served: the request waits for the next reading. */
const oldestMs = 1_000;
const missingForMs = 1_000;
const oldestMissingMs = 2_000;
/** New slugs per reading; twice as many may wait. */
const maxNew = 1_000;
const maxSlugLength = 200;
const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const tooMany = () =>
  new DomainError("unavailable", "Too many events that were not asked for before.", {
    retryAfter: 1,
  });

/** For strings that cannot be a slug. */
const nothing: PostedSeats = {
  slug: "",
  seats: null,
  text: "",
  readAt: Number.POSITIVE_INFINITY,
  askedAt: 0,
};

/**
 * The seats of all watched events, read together: one statement every 300 ms for any number of people and events, and none
 * while nobody watches. Unknown slugs are remembered separately, so that invented ones displace nothing.
 */
export function createSeatBoard({ read, everyMs = 300, max = 2_000 }: SeatBoardOptions) {
  const found = new Map<string, PostedSeats>();
  const missing = new Map<string, PostedSeats>();
  const wanted = new Set<string>();
  let current: Promise<void> | null = null;
  let upcoming: PromiseWithResolvers<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let beganAt = Number.NEGATIVE_INFINITY;

  const isSlug = (slug: string) => slug.length <= maxSlugLength && slugShape.test(slug);
  const known = (slug: string) =>
    found.get(slug) ?? missing.get(slug) ?? (isSlug(slug) ? undefined : nothing);

  function isRecent({ seats, readAt }: PostedSeats, now: number): boolean {
    return now - readAt <= (seats ? oldestMs : oldestMissingMs);
  }

  function due(now: number): string[] {
    const watched = [...found.values()].filter(({ askedAt }) => now - askedAt <= watchedForMs);
    // A Map iterates in insertion order: unwatched entries gather at its beginning and are displaced first.
    for (const posted of watched) {
      found.delete(posted.slug);
      found.set(posted.slug, posted);
    }
    const askedAgain = [...missing.values()].filter(
      ({ askedAt, readAt }) => askedAt > readAt && now - readAt >= missingForMs,
    );
    const isNew = [...wanted].slice(0, maxNew);
    for (const slug of isNew) wanted.delete(slug);
    return [...[...watched, ...askedAgain].map(({ slug }) => slug), ...isNew];
  }

  function post(slugs: string[], events: Record<string, EventSeats>, readAt: number): void {
    for (const slug of slugs) {
      // A slug may equal the name of an object's method.
      const seats = Object.hasOwn(events, slug) ? (events[slug] ?? null) : null;
      const [into, other] = seats ? [found, missing] : [missing, found];
      other.delete(slug);
      const posted = into.get(slug) ?? { slug, seats, text: "", readAt, askedAt: readAt };
      const text = seats ? JSON.stringify(seats) : "";
      Object.assign(posted, { seats, readAt }, posted.text !== text && { text });
      into.set(slug, posted);
      if (into.size > max) into.delete(into.keys().next().value as string);
    }
  }

  function plan(): void {
    if (timer || current) return;
    timer = setTimeout(begin, Math.max(0, beganAt + everyMs - performance.now()));
    timer.unref();
  }

  function begin(): void {
    timer = undefined;
    const now = performance.now();
    const slugs = due(now);
    const waiting = upcoming;
    upcoming = null;
    if (slugs.length === 0) return void waiting?.resolve();
    beganAt = now;
    current = read(slugs).then((events) => post(slugs, events, now));
    current
      .then(
        () => waiting?.resolve(),
        (error) => waiting?.reject(error),
      )
      .finally(() => {
        current = null;
        plan();
      });
  }

  function nextReading(): Promise<void> {
    upcoming ??= Promise.withResolvers<void>();
    upcoming.promise.catch(() => {});
    plan();
    return upcoming.promise;
  }

  function ifRecent(slugs: readonly string[], now: number): PostedSeats[] | undefined {
    const posted = slugs.flatMap((slug) => known(slug) ?? []);
    const isWhole = posted.length === slugs.length && posted.every((one) => isRecent(one, now));
    return isWhole ? posted : undefined;
  }

  /** Marks them as watched, and returns them if all were read recently. */
  function recent(slugs: readonly string[]): PostedSeats[] | undefined {
    const now = performance.now();
    for (const slug of slugs) {
      const posted = known(slug);
      if (posted) posted.askedAt = now;
    }
    plan();
    return ifRecent(slugs, now);
  }

  return {
    recent,
    /** Whether each is known or being read, so that a request can wait without its own statement. */
    isKnown: (slugs: readonly string[]) =>
      slugs.every((slug) => known(slug) !== undefined || wanted.has(slug)),
    /** Waits for a reading where needed. */
    async read(slugs: readonly string[]): Promise<PostedSeats[]> {
      let posted = recent(slugs);
      while (!posted) {
        const unseen = slugs.filter((slug) => !known(slug));
        if (unseen.length > 0 && wanted.size >= maxNew * 2) throw tooMany();
        for (const slug of unseen) wanted.add(slug);
        await (current ?? nextReading());
        posted = ifRecent(slugs, performance.now());
      }
      return posted;
    },
  };
}

export type SeatBoard = ReturnType<typeof createSeatBoard>;
