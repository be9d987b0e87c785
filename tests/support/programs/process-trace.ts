import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { signClientAddress } from "../../../apps/server/http/client-address.ts";

/** Headers that continue a trace, signed like those of our own processes: traces of others are ignored. */
export function processTrace(traceId: string, spanId: string): Record<string, string> {
  const headers = { traceparent: `00-${traceId}-${spanId}-01` };
  const request = signClientAddress(
    new Request("http://x.example", { headers }),
    developmentSecret,
  );
  return Object.fromEntries(request.headers);
}
