import { describe, expect, it, onTestFinished, vi } from "vitest";
import { countingServer } from "../../../../tests/integration/support/counting-server.ts";
import { createApiClient } from "./create-client.ts";
import { retryOnce } from "./retry.ts";

const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const final = [200, 201, 204, 301, 304, 400, 401, 403, 404, 410, 422, 501];
const methods = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST", "PATCH"];
const noWait = () => Promise.resolve();

const requestOf = (origin: string, method: string) =>
  new Request(`${origin}/x`, {
    method,
    redirect: "manual",
    headers: { "idempotency-key": "the-same-key" },
    ...(["GET", "HEAD", "OPTIONS"].includes(method) ? {} : { body: '{"seats":2}' }),
  });

describe("retry", () => {
  for (const method of methods) {
    const sends = method === "POST" || method === "PATCH" ? 2 : 1;
    it.each(retried)(`sends ${method} ${sends} time(s) on %i [CA-21]`, async (status) => {
      const { origin, seen } = await countingServer({ status }, { status: 200 });
      const response = await retryOnce(fetch, noWait)(requestOf(origin, method));
      expect(seen).toHaveLength(sends);
      expect(response.status).toBe(sends === 2 ? 200 : status);
    });
  }

  it.each(final)("sends POST once on %i [CA-21]", async (status) => {
    const { origin, seen } = await countingServer({ status });
    await retryOnce(fetch, noWait)(requestOf(origin, "POST"));
    expect(seen).toHaveLength(1);
  });

  it("sends at most twice and returns the last response [CA-21]", async () => {
    const { origin, seen } = await countingServer(
      { status: 503 },
      { status: 502 },
      { status: 200 },
    );
    const response = await retryOnce(fetch, noWait)(requestOf(origin, "POST"));
    expect([seen.length, response.status]).toEqual([2, 502]);
  });

  it("sends the same body and key both times [CA-21]", async () => {
    const { origin, seen } = await countingServer({ status: 503 }, { status: 200 });
    const client = createApiClient({ baseUrl: origin, fetch, readToken: () => "t" });
    await client.post({ url: "/x", body: { seats: 2 } });
    const [first, second] = seen;
    expect(first?.headers["idempotency-key"]).toBeTruthy();
    for (const name of ["idempotency-key", "authorization", "content-type"]) {
      expect(second?.headers[name]).toBe(first?.headers[name]);
    }
    expect([first?.body, second?.body]).toEqual(['{"seats":2}', '{"seats":2}']);
  });

  it("resends only non-idempotent calls when the connection breaks [CA-21]", async () => {
    const posts = await countingServer("hang up", { status: 201 });
    const answer = await retryOnce(fetch, noWait)(requestOf(posts.origin, "POST"));
    expect([posts.seen.length, answer.status]).toEqual([2, 201]);
    const puts = await countingServer("hang up", { status: 200 });
    await expect(retryOnce(fetch, noWait)(requestOf(puts.origin, "PUT"))).rejects.toThrow();
    expect(puts.seen).toHaveLength(1);
  });

  it("does not resend an aborted call", async () => {
    const abort = new AbortController();
    let sends = 0;
    const send = retryOnce(async () => {
      sends++;
      abort.abort();
      throw new Error("aborted");
    }, noWait);
    const request = new Request("http://x/", { method: "POST", signal: abort.signal });
    await expect(send(request)).rejects.toThrow();
    expect(sends).toBe(1);
  });

  it.each([
    ["1", 1_000],
    ["60", 2_000],
    ["Wed, 21 Oct 2026 07:28:00 GMT", 200],
    [null, 200],
  ])(
    "waits as long as Retry-After %s says, two seconds at most",
    async (retryAfter, milliseconds) => {
      vi.useFakeTimers();
      onTestFinished(() => void vi.useRealTimers());
      const headers: HeadersInit = retryAfter ? { "retry-after": retryAfter } : {};
      const send = vi.fn(async (_request: Request) => new Response(null, { status: 429, headers }));
      void retryOnce(send)(new Request("http://x/", { method: "POST" }));
      await vi.advanceTimersByTimeAsync(milliseconds - 1);
      expect(send).toHaveBeenCalledTimes(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(send).toHaveBeenCalledTimes(2);
    },
  );
});
