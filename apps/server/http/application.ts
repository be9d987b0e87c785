import { randomUUID } from "node:crypto";
import { errorReportPath } from "@takujo/contracts/browser-error";
import { clientAddressHeader } from "@takujo/contracts/client-address";
import { foreignTrait } from "@takujo/runtime/http/foreign-write";
import { addressBlock } from "@takujo/runtime/limit/address-block";
import { createRateLimit, type RateLimit, tooManyRequests } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import { type Context, Hono, type MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { cspReports, type ErrorReportOptions, errorReports } from "./browser-reports.ts";
import { internalAddress } from "./client-address.ts";
import { cspReportPath } from "./content-security-policy.ts";
import { completePage } from "./page-headers.ts";
import { createSubmissions } from "./submissions.ts";
import { isUploadForm } from "./upload-paths.ts";

/** Route parameters whose value is a credential. */
const secretParameter = /:token\b/;

/** The path as it may be logged: where a route takes a secret in its path, the route pattern is logged instead. */
function createLoggedPath(routes: readonly { path: string }[]) {
  const secret = [...new Set(routes.map(({ path }) => path))].filter((path) =>
    secretParameter.test(path),
  );
  const starts = secret.map((path) => ({
    path,
    start: path.slice(0, path.search(secretParameter)),
  }));
  return (path: string): string => {
    const decoded = decode(path);
    return starts.find(({ start }) => decoded.startsWith(start))?.path ?? path;
  };
}

/** The router matches decoded paths too. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

interface ApplicationOptions {
  logger: Logger;
  development: boolean;
  /** Search engines are asked to leave it out. */
  demo?: boolean;
  origin: string;
  /** Tells a CDN the tags of a page. */
  cacheTagHeader?: string | undefined;
  /** Where LINE asks people who sign in with it. */
  lineOrigin?: string | undefined;
  /** Marks our own inline scripts. */
  scriptMark: string;
  /** Each API by base path, with the paths of its routes. */
  apis: {
    basePath: string;
    fetch: (request: Request) => Response | Promise<Response>;
    routes: { path: string }[];
  }[];
  web?: { fetch: (request: Request) => Promise<Response> };
  /** Limits the API calls of one client. */
  clientLimit: RateLimit;
  /** Takes errors of browsers, if they are reported. */
  errorReports?: Omit<ErrorReportOptions, "origin"> | undefined;
}

/** Enough for forms without a file. */
const largestForm = 1_000_000;
/** An image and the rest of its form. Only with a Content-Length: a body without one is read in order to be measured. */
const largestUpload = 15_100_000;
const largestReport = 20_000;

const requestIdShape = /^[\w-]{8,64}$/;

/** Everything behind the page cache: request ids, one log line per request, headers, then APIs and pages. */
export function createApplication(options: ApplicationOptions) {
  const { logger, apis, web, clientLimit } = options;
  const app = new Hono();
  const loggedPath = createLoggedPath(apis.flatMap(({ routes }) => routes));
  app.use(async (c, next) => {
    const startedAt = performance.now();
    const given = c.req.header("x-request-id");
    const requestId = given && requestIdShape.test(given) ? given : randomUUID();
    c.req.raw.headers.set("x-request-id", requestId);
    await next();
    c.res.headers.set("x-request-id", requestId);
    // Path only: the query may contain what a person typed.
    logger.info(
      {
        requestId,
        method: c.req.method,
        path: loggedPath(c.req.path),
        status: c.res.status,
        ms: Math.round((performance.now() - startedAt) * 10) / 10,
      },
      "request",
    );
  });
  for (const { basePath, fetch } of apis) {
    app.all(`${basePath}/*`, limitClients(clientLimit), refuseForeign(options.origin, false), (c) =>
      fetch(c.req.raw),
    );
  }
  if (web) {
    const onError = (c: Context) => c.body(null, 413, { "cache-control": "private, no-store" });
    // Before the origin check: browsers send these reports without our page asking for them, with their own content type.
    app.post(
      cspReportPath,
      bodyLimit({ maxSize: largestReport, onError }),
      cspReports(logger, createRateLimit({ perSecond: 1, burstSeconds: 20 })),
    );
    app.use(refuseForeign(options.origin, true));
    if (options.errorReports) {
      app.post(
        errorReportPath,
        bodyLimit({ maxSize: largestReport, onError }),
        errorReports({ ...options.errorReports, origin: options.origin }),
      );
    }
    const limitForm = bodyLimit({ maxSize: largestForm, onError });
    const limitUpload = bodyLimit({ maxSize: largestUpload, onError: toldOnPage });
    app.use((c, next) => {
      const isUpload = isUploadForm(c.req.path) && c.req.header("content-length");
      return (isUpload ? limitUpload : limitForm)(c, next);
    });
    const submitOnce = createSubmissions();
    app.all("*", async (c) =>
      completePage(await submitOnce(c.req.raw, web.fetch), c.req.path, options),
    );
  }
  app.onError((error, c) => {
    logger.error({ err: error, requestId: c.req.header("x-request-id") }, "unexpected error");
    return plainError(c);
  });
  return app;
}

const limitClients =
  (limit: RateLimit): MiddlewareHandler =>
  async (c, next) => {
    const address = c.req.header(clientAddressHeader) ?? internalAddress;
    if (address === internalAddress) return next();
    const allowance = limit(addressBlock(address));
    return allowance.isAllowed ? next() : tooManyRequests(allowance);
  };

const refuseForeign =
  (origin: string, takesForms: boolean): MiddlewareHandler =>
  async (c, next) => {
    if (!foreignTrait(c.req.raw, { origin, takesForms })) return next();
    return c.body(null, 403, { "cache-control": "private, no-store" });
  };

/**
 * Reports a file that is too large on the form's own page. The rest of the upload is read and discarded, because browsers show
 * no response before they have sent everything.
 */
async function toldOnPage(c: Context): Promise<Response> {
  await c.req.raw.body?.pipeTo(new WritableStream());
  return c.redirect(`${c.req.path}?refused=too-large`, 303);
}

/** Reached only when even the error page could not be rendered. */
function plainError(c: Context): Response {
  return c.text("500", 500, { "cache-control": "no-store" });
}
