import { cspReportPath, policyOfType, secureDocument } from "./content-security-policy.ts";
import { mayBeFramed } from "./framing.ts";
import { securityHeaders } from "./security-headers.ts";

/** For a page that is the same for everyone: a CDN may keep it, and show it while ours is away. */
const sharedPage =
  "public, max-age=0, must-revalidate, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

/** The bare home answers by language and cookie, so only our own cache, which knows that, may keep it. */
const homePage = "private, no-cache";

const secondsUntilRetry = "5";

/** Completes a page on its way out: policy from its own HTML, the headers of every answer, and who may keep it. */
export async function completePage(
  response: Response,
  path: string,
  options: { scriptMark: string; development: boolean },
): Promise<Response> {
  const { headers } = response;
  // Kept with the page: the cache sends it without looking.
  for (const [name, value] of Object.entries(securityHeaders)) headers.set(name, value);
  const framed = mayBeFramed(path);
  if (framed) headers.set("x-frame-options", "SAMEORIGIN");
  if (!headers.has("cache-control")) {
    const shared = path === "/" ? homePage : sharedPage;
    headers.set("cache-control", headers.has("x-cache-tags") ? shared : "private, no-store");
  }
  // Pages and resources alike; some say by themselves when to come again.
  if (response.status === 503 && !headers.has("retry-after")) {
    headers.set("retry-after", secondsUntilRetry);
  }
  const type = headers.get("content-type") ?? "";
  if (!type.startsWith("text/html")) {
    const policy = policyOfType(type);
    if (policy) headers.set("content-security-policy", policy);
    return response;
  }
  const { html, policy } = secureDocument(Buffer.from(await response.arrayBuffer()), {
    ...options,
    framed,
  });
  headers.set("content-security-policy", policy);
  headers.set("reporting-endpoints", `csp="${cspReportPath}"`);
  return new Response(html, { status: response.status, headers });
}
