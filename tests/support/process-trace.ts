import { developmentSecret } from "@takujo/runtime/secret/secret-keys";
import { signClientAddress } from "../../apps/server/http/client-address.ts";

/** Headers by which a request goes on with a trace, as another process of ours sends it: of others nothing is taken over. */
export function processTrace(traceId: string, spanId: string): Record<string, string> {
  const headers = { traceparent: `00-${traceId}-${spanId}-01` };
  const request = signClientAddress(
    new Request("http://x.example", { headers }),
    developmentSecret,
  );
  return Object.fromEntries(request.headers);
}
