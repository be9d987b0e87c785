import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { problemHandler } from "@takujo/runtime/http/problem";
import { idempotency, rememberAnswerOfCall } from "@takujo/runtime/idempotency/idempotency";
import { Hono } from "hono";
import { describe, expect, it, onTestFinished } from "vitest";
import { createApiClient } from "../../../apps/web/app/api/create-client.ts";
import { createTestDatabase } from "../../support/database/test-database.ts";
import { silentLogger } from "../../support/silent-logger.ts";

const database = await createTestDatabase();

interface ApiOptions {
  answer?: (runs: number) => Response | Promise<Response>;
  /** Whether the connection breaks instead of carrying the answer to the n-th request. */
  isLost?: (request: number) => boolean;
  /** Break it as soon as the request has arrived, while it still runs. */
  isLostEarly?: boolean;
}

/** An API with the real middleware on a real database, behind a connection that loses answers. */
async function fragileApi({ answer, isLost = () => false, isLostEarly = false }: ApiOptions) {
  const count = { requests: 0, runs: 0 };
  const api = new Hono();
  api.use(idempotency(database.db));
  api.post("/things", rememberAnswerOfCall, () => {
    count.runs++;
    return answer?.(count.runs) ?? Response.json({ run: count.runs }, { status: 201 });
  });
  api.onError(problemHandler(silentLogger));
  const server = createServer(async (incoming, outgoing) => {
    const lost = isLost(++count.requests);
    const body = await text(incoming);
    if (lost && isLostEarly) outgoing.destroy();
    const headers = incoming.headers as Record<string, string>;
    const response = await api.request("/things", { method: "POST", headers, body });
    if (lost) return void outgoing.destroy();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(await response.text());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const client = createApiClient({ baseUrl, fetch, readToken: () => undefined });
  const send = () => client.post({ url: "/things", body: { seats: 2 } });
  return { send, count };
}

describe("a call whose answer is lost", () => {
  it("runs once, and its retry brings the first answer [CA-21]", async () => {
    const { send, count } = await fragileApi({ isLost: (request) => request === 1 });
    const { data, response } = await send();
    expect(data).toEqual({ run: 1 });
    expect(response?.status).toBe(201);
    expect(response?.headers.get("idempotency-replayed")).toBe("true");
    expect(count).toEqual({ requests: 2, runs: 1 });
  });

  it("runs once, even when the connection breaks before it has finished [CA-21]", async () => {
    const finishing = Promise.withResolvers<void>();
    const { send, count } = await fragileApi({
      isLost: (request) => request === 1,
      isLostEarly: true,
      answer: async (run) => {
        await finishing.promise;
        return Response.json({ run }, { status: 201 });
      },
    });
    const { response, error } = await send();
    // The retry comes while the first still runs: it is refused, not run beside it.
    expect(response?.status).toBe(409);
    expect(error).toMatchObject({ code: "request-in-progress" });
    finishing.resolve();
    expect(count).toEqual({ requests: 2, runs: 1 });
  });

  it("is a failure for the caller when its retry is lost too, and still ran once [CA-21]", async () => {
    const { send, count } = await fragileApi({ isLost: () => true });
    const { response, error } = await send();
    expect(response).toBeUndefined();
    expect(error).toBeDefined();
    expect(count).toEqual({ requests: 2, runs: 1 });
  });
});

describe("a temporarily refused call", () => {
  it.each([408, 425, 429, 500, 502, 503, 504])(
    "with %i really runs again [CA-21]",
    async (status) => {
      const { send, count } = await fragileApi({
        answer: (run) => (run === 1 ? new Response(null, { status }) : Response.json({ run })),
      });
      const { data } = await send();
      expect(data).toEqual({ run: 2 });
      expect(count).toEqual({ requests: 2, runs: 2 });
    },
  );

  it("for good with 409 gets the same refusal again without running [CA-21]", async () => {
    const { send, count } = await fragileApi({
      answer: () => Response.json({ code: "sold-out" }, { status: 409 }),
    });
    const { error } = await send();
    expect(error).toEqual({ code: "sold-out" });
    expect(count).toEqual({ requests: 2, runs: 1 });
  });
});

it("100 callers on a bad line, each running exactly once [CA-21]", async () => {
  const { send, count } = await fragileApi({ isLost: (request) => request % 3 === 0 });
  const answers = await Promise.all(Array.from({ length: 100 }, send));
  expect(count.runs).toBe(100);
  const runs = answers.flatMap(({ data }) => (data ? [(data as { run: number }).run] : []));
  expect(new Set(runs).size).toBe(runs.length);
});
