import { type BrowserError, maxErrorFieldLength } from "@takujo/contracts/browser-error";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import type { ErrorReporter } from "@takujo/runtime/errors/error-reporter";
import { stackFrames } from "@takujo/runtime/errors/stack-frames";
import { problemResponse } from "@takujo/runtime/http/problem";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { createRateLimit, type RateLimit, tooManyRequests } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import type { Handler } from "hono";
import { z } from "zod";
import { internalAddress } from "./client-address.ts";

/** The formats of `report-uri` and `report-to`, reduced to the fields that say nothing about the reader. */
const directive = z.string().regex(/^[a-z-]{3,40}$/);
const blocked = z.string().max(2_000);
const cspSchema = z.union([
  z
    .object({
      "csp-report": z.object({ "effective-directive": directive, "blocked-uri": blocked }),
    })
    .transform(({ "csp-report": report }) => [
      { directive: report["effective-directive"], blocked: report["blocked-uri"] },
    ]),
  z
    .array(z.object({ body: z.object({ effectiveDirective: directive, blockedURL: blocked }) }))
    .max(20)
    .transform((reports) =>
      reports.map(({ body }) => ({ directive: body.effectiveDirective, blocked: body.blockedURL })),
    ),
]);

/** A keyword such as `inline` or `eval`, or the origin of an address, never the address itself. */
function blockedSource(text: string): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  return URL.parse(text)?.origin.slice(0, 100) ?? "unknown";
}

/** Receives browsers' reports about blocked content. Anyone can send anything here, so little is logged, at a limited rate. */
export function cspReports(logger: Logger, limit: RateLimit): Handler {
  return async (c) => {
    const report = cspSchema.safeParse(await c.req.json().catch(() => null));
    for (const { directive, blocked } of report.data ?? []) {
      if (limit("all").isAllowed) {
        logger.warn({ directive, blocked: blockedSource(blocked) }, "content security policy");
      }
    }
    return c.body(null, 204, { "cache-control": "no-store" });
  };
}

export interface ErrorReportOptions {
  origin: string;
  reporter: Pick<ErrorReporter, "reportFromBrowser">;
  routeName: (address: string) => string;
}

const errorSchema: z.ZodType<BrowserError> = z.strictObject({
  type: z
    .string()
    .max(maxErrorFieldLength.type)
    .regex(/^[A-Za-z]\w*$/),
  message: z.string().max(maxErrorFieldLength.message),
  stack: z.string().max(maxErrorFieldLength.stack),
  path: z.string().max(maxErrorFieldLength.path).startsWith("/"),
  build: z
    .string()
    .max(maxErrorFieldLength.build)
    .regex(/^[\w.-]+$/),
});

/**
 * Receives what went wrong in a browser. Anyone can send anything here: of a stack, only places in our own scripts are kept, of
 * the address only the pattern of its route.
 */
export function errorReports({ origin, reporter, routeName }: ErrorReportOptions): Handler {
  const perClient = createRateLimit({ perSecond: 0.2, burstSeconds: 50 });
  const ofAll = createRateLimit({ perSecond: 2, burstSeconds: 20 });
  const ownScript = (place: string) =>
    place.startsWith(`${origin}/assets/`)
      ? { filename: place.slice(origin.length), isOurs: true }
      : null;
  return async (c) => {
    if (c.req.header("content-type") !== "application/json") {
      return problemResponse("invalid-input", { detail: "The content must be JSON." });
    }
    const client = perClient(addressBlock(c.req.header(clientAddressHeader) ?? internalAddress));
    const allowance = client.isAllowed ? ofAll("all") : client;
    if (!allowance.isAllowed) return tooManyRequests(allowance);
    const sent = errorSchema.safeParse(await c.req.json().catch(() => null));
    if (!sent.success) return problemResponse("invalid-input");
    const { type, message, stack, path, build } = sent.data;
    const frames = stackFrames(stack, ownScript);
    reporter.reportFromBrowser({ type, message, frames, route: routeName(path), build });
    return c.body(null, 204, { "cache-control": "no-store" });
  };
}
