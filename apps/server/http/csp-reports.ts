import type { RateLimit } from "@takujo/runtime/limit/rate-limit";
import type { Logger } from "@takujo/runtime/logger";
import type { Handler } from "hono";
import { z } from "zod";

/** As `report-uri` and as `report-to` send it; of what they hold, only what says nothing of the reader. */
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

/** `inline`, `eval` and the like, or whose address it was: never the address itself. */
function blockedSource(text: string): string {
  if (/^[a-z-]{1,30}$/.test(text)) return text;
  return URL.parse(text)?.origin.slice(0, 100) ?? "unknown";
}

/** What browsers say they kept from running. Anybody can write anything here, so little of it is logged, and not often. */
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
