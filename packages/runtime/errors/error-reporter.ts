import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createRateLimit } from "../limit/rate-limit.ts";
import type { ErrorReportAddress } from "../observe-settings.ts";
import { type StackFrame, stackFrames } from "./stack-frames.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

export interface ErrorReporterOptions {
  address: ErrorReportAddress;
  program: "server" | "worker";
  environment: string;
}

/** An error in a visitor's browser. */
export interface BrowserFault {
  type: string;
  message: string;
  frames: StackFrame[];
  /** The pattern of the page's route. */
  route: string;
  build: string;
}

export interface Fault {
  error: unknown;
  level?: "error" | "fatal";
  /** The activity, in our own words. */
  what?: string;
  tags?: Record<string, string>;
}

interface ThrownValue {
  type: string;
  value: string;
  stacktrace: { frames: StackFrame[] };
}

type Event = Record<string, unknown> & { exception: { values: ThrownValue[] } };

const root = join(import.meta.dirname, "../../..");
/** Limits per minute, for the same error and for all. */
const maxOfOne = 5;
const maxOfAll = 60;
const maxWaiting = 50;
const sendTimeoutMs = 5_000;
/** After an attempt that failed, nothing is sent for this long. */
const pauseAfterFailure = 30_000;
const maxCauses = 3;

/**
 * Sends errors to a service that accepts Sentry's envelopes. Never throws or blocks, and stores little: errors that are
 * too frequent, or occur while the service is unreachable, are only counted.
 */
export function createErrorReporter({ address, program, environment }: ErrorReporterOptions) {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    version: string;
  };
  const limitOne = createRateLimit({ perSecond: maxOfOne / 60, burstSeconds: 60 });
  const limitAll = createRateLimit({ perSecond: maxOfAll / 60, burstSeconds: 60 });
  const waiting: Event[] = [];
  let dropped = 0;
  let silentUntil = 0;
  let sending: Promise<void> | null = null;

  function take(event: Event): void {
    const isWelcome =
      performance.now() >= silentUntil &&
      waiting.length < maxWaiting &&
      limitOne(likenessOf(event)).isAllowed &&
      limitAll("all").isAllowed;
    if (!isWelcome) {
      dropped++;
      return;
    }
    waiting.push({ ...event, extra: { droppedBefore: dropped } });
    dropped = 0;
    sending ??= sendAll().finally(() => (sending = null));
  }

  async function sendAll(): Promise<void> {
    for (let event = waiting.shift(); event; event = waiting.shift()) {
      const wait = await send(event).catch(() => pauseAfterFailure);
      if (wait === 0) continue;
      silentUntil = performance.now() + wait;
      dropped += waiting.length + 1;
      waiting.length = 0;
    }
  }

  /** Milliseconds for which nothing more may be sent. */
  async function send(event: Event): Promise<number> {
    const eventId = randomUUID().replaceAll("-", "");
    const item = JSON.stringify({ ...event, event_id: eventId });
    const head = { event_id: eventId, sent_at: new Date().toISOString() };
    const itemHead = { type: "event", length: Buffer.byteLength(item) };
    const response = await fetch(address.url, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=takujo/${version}, sentry_key=${address.key}`,
      },
      body: `${JSON.stringify(head)}\n${JSON.stringify(itemHead)}\n${item}\n`,
      redirect: "error",
      signal: AbortSignal.timeout(sendTimeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return 0;
    const seconds = Number(response.headers.get("retry-after"));
    return seconds > 0 ? Math.min(seconds, 3_600) * 1_000 : pauseAfterFailure;
  }

  const common = (level: string) => ({
    timestamp: Date.now() / 1_000,
    level,
    environment,
    release: `takujo@${version}`,
  });

  return {
    report({ error, level = "error", what, tags = {} }: Fault): void {
      take({
        ...common(level),
        platform: "node",
        logger: program,
        ...(what && { transaction: what }),
        tags,
        exception: { values: thrownValues(error) },
      });
    },
    reportFromBrowser({ type, message, frames, route, build }: BrowserFault): void {
      take({
        ...common("error"),
        platform: "javascript",
        logger: "browser",
        transaction: route,
        tags: { build },
        exception: {
          values: [{ type, value: withoutPersonalData(message), stacktrace: { frames } }],
        },
      });
    },
    /** Waits for what is under way, but no longer than that. */
    async close(timeoutMs = 1_000): Promise<void> {
      await Promise.race([sending, pause(timeoutMs, undefined, { ref: false })]);
    },
  };
}

export type ErrorReporter = ReturnType<typeof createErrorReporter>;

/** The error and its causes, the first cause first. */
function thrownValues(error: unknown): ThrownValue[] {
  const values: ThrownValue[] = [];
  for (let next = error; next instanceof Error && values.length < maxCauses; next = next.cause) {
    values.unshift({
      type: next.name,
      value: withoutPersonalData(next.message),
      stacktrace: { frames: stackFrames(stackOf(next), ourFile) },
    });
  }
  return values.length > 0
    ? values
    : [{ type: typeof error, value: "", stacktrace: { frames: [] } }];
}

/** Without the message, which comes first and may look like anything. */
function stackOf({ stack = "", message }: Error): string {
  const start = stack.indexOf(message);
  return start < 0 ? stack : stack.slice(start + message.length);
}

function ourFile(place: string) {
  const path = place.replace(/^file:\/\//, "");
  if (path.startsWith("node:")) return { filename: path, isOurs: false };
  if (!path.startsWith(`${root}/`)) return null;
  const filename = path.slice(root.length + 1);
  return { filename, isOurs: !filename.startsWith("node_modules/") };
}

/** Equal for errors that probably have the same cause. */
function likenessOf({ exception }: Event): string {
  const { type, value, stacktrace } = exception.values.at(-1) ?? {};
  const { filename, lineno } = stacktrace?.frames.at(-1) ?? {};
  return [type, filename ?? value, lineno].join(" ");
}
