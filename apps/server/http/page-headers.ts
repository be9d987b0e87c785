import { ReadyResponse } from "@takujo/contracts/ready-response";
import { bufferOf } from "./compress.ts";
import { cspReportPath, policyOfType, secureDocument } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";

/** The preview of a draft, in any form of its address: the only page that may be framed, and only by our own pages. */
const preview = /^(?:\/ja|\/en)?\/admin\/content\/[a-z-]+\/[0-9a-f-]{36}\/preview$/;

const mayBeFramed = (path: string): boolean => preview.test(path);

/** For pages that are the same for everyone: a CDN may cache them, and serve them while the server is down. */
const sharedPage =
  "public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

/** `/` answers by language and cookie, so only our own cache, which knows that, may store it. */
const homePage = "private, no-cache";

/** Pages with a button that leads to LINE: without a script, its form is sent to us and redirected from here. */
const leadsToLine = /^(?:\/ja|\/en)?\/(?:auth\/login|user\/passkey)$/;

const secondsUntilRetry = "5";

/** Adds the policy computed from the page's HTML, the headers common to all responses, and caching rules. */
export async function completePage(
  response: Response,
  path: string,
  options: {
    scriptMark: string;
    development: boolean;
    demo?: boolean;
    cacheTagHeader?: string | undefined;
    lineOrigin?: string | undefined;
  },
): Promise<Response> {
  const { headers } = response;
  const tags = headers.get("x-cache-tags");
  // Stored with the page, so the cache can send it unchanged.
  const ownReferring = headers.get("referrer-policy");
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  if (ownReferring) headers.set("referrer-policy", ownReferring);
  if (options.demo) headers.set("x-robots-tag", "noindex, nofollow");
  const framed = mayBeFramed(path);
  if (framed) headers.set("x-frame-options", "SAMEORIGIN");
  if (!headers.has("cache-control")) {
    const shared = path === "/" ? homePage : sharedPage;
    headers.set("cache-control", tags ? shared : "private, no-store");
  }
  if (options.cacheTagHeader && tags) {
    const { cacheTagHeader: name } = options;
    headers.set(name, name === "cache-tag" ? tags : tags.replaceAll(",", " "));
  }
  // For pages and resources alike; some set their own value.
  if (response.status === 503 && !headers.has("retry-after")) {
    headers.set("retry-after", secondsUntilRetry);
  }
  const type = headers.get("content-type") ?? "";
  if (!type.startsWith("text/html")) {
    const policy = policyOfType(type);
    if (policy) headers.set("content-security-policy", policy);
    return response;
  }
  const { html, policy } = secureDocument(bufferOf(await response.bytes()), {
    ...options,
    framed,
    formTarget: leadsToLine.test(path) ? options.lineOrigin : undefined,
  });
  headers.set("content-security-policy", policy);
  headers.set("reporting-endpoints", `csp="${cspReportPath}"`);
  return new ReadyResponse(html, { status: response.status, headers });
}
