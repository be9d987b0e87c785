const retryStatuses = new Set([408, 409, 425, 429, 500, 502, 503, 504]);
const retriedMethods = new Set(["POST", "PATCH"]);
const maxWaitMs = 2_000;

type Send = (request: Request) => Promise<Response>;

/**
 * Resends a non-idempotent call once when its response, or the lack of one, calls for it; other calls never. That
 * is safe because both requests carry the same Idempotency-Key.
 */
export function retryOnce(send: Send, wait = defaultWait): Send {
  return async (request) => {
    if (!retriedMethods.has(request.method)) return send(request);
    const again = request.clone();
    const first = await send(request).catch((error: unknown) => error);
    if (first instanceof Response && !retryStatuses.has(first.status)) return first;
    if (request.signal.aborted) throw request.signal.reason;
    await wait(first instanceof Response ? first.headers.get("retry-after") : null);
    return send(again);
  };
}

function defaultWait(retryAfter: string | null): Promise<void> {
  const wanted = Number(retryAfter ?? 0) * 1_000 || 200;
  return new Promise((resolve) => setTimeout(resolve, Math.min(wanted, maxWaitMs)));
}
