import type { RateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import type { Handler } from "hono";
import { z } from "zod";

/** The formats of `report-uri` and `report-to`, reduced to the fields that say nothing about the reader. */
const directive = z.string().regex(/^[a-z-]{3,40}$/);
const blocked = z.string().max(2_000);
const schema = z.union([
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
    const report = schema.safeParse(await c.req.json().catch(() => null));
    for (const { directive, blocked } of report.data ?? []) {
      if (limit("all").isAllowed) {
        logger.warn({ directive, blocked: blockedSource(blocked) }, "content security policy");
      }
    }
    return c.body(null, 204, { "cache-control": "no-store" });
  };
}
