import { type BrowserError, longestErrorField } from "@takujo/contracts/browser-error";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import type { ErrorReporter } from "@takujo/runtime/errors/error-reporter";
import { stackFrames } from "@takujo/runtime/errors/stack-frames";
import { problemResponse } from "@takujo/runtime/http/problem";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { createRateLimit, tooManyRequests } from "@takujo/runtime/limit/rate-limit";
import type { Handler } from "hono";
import { z } from "zod";
import { internalAddress } from "./client-address.ts";

export interface ErrorReportOptions {
  origin: string;
  reporter: Pick<ErrorReporter, "reportFromBrowser">;
  routeName: (address: string) => string;
}

const schema: z.ZodType<BrowserError> = z.strictObject({
  type: z
    .string()
    .max(longestErrorField.type)
    .regex(/^[A-Za-z]\w*$/),
  message: z.string().max(longestErrorField.message),
  stack: z.string().max(longestErrorField.stack),
  path: z.string().max(longestErrorField.path).startsWith("/"),
  build: z
    .string()
    .max(longestErrorField.build)
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
    const sent = schema.safeParse(await c.req.json().catch(() => null));
    if (!sent.success) return problemResponse("invalid-input");
    const { type, message, stack, path, build } = sent.data;
    const frames = stackFrames(stack, ownScript);
    reporter.reportFromBrowser({ type, message, frames, route: routeName(path), build });
    return c.body(null, 204, { "cache-control": "no-store" });
  };
}
