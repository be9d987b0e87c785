import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createEvent } from "@takujo/db/testing/create-event";
import { createEventSession } from "@takujo/db/testing/create-event-session";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createTestDatabase } from "../../../support/database/test-database.ts";
import { processTrace } from "../../../support/programs/process-trace.ts";
import { type RunningServer, runServer } from "../../../support/programs/run-server.ts";
import { runWorker } from "../../../support/programs/run-worker.ts";
import { goodDetails } from "../../../support/reserving.ts";
import { startMailInbox } from "../../../support/services/mail-inbox.ts";
import { type ReceivedSpan, startTraceReceiver } from "../../../support/services/trace-receiver.ts";
import { signingIn } from "../../../support/signed-in.ts";
import { visit } from "../../support/visit.ts";
import { comesWithin, waitUntil } from "../../support/wait-until.ts";

const database = await createTestDatabase();
const inbox = await startMailInbox();
const receiver = await startTraceReceiver();
afterAll(receiver.stop);
const env = { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.endpoint };

async function start(more: Record<string, string> = {}): Promise<RunningServer> {
  const server = await runServer({ databaseUrl: database.url, env: { ...env, ...more } });
  onTestFinished(async () => void (await server.stop()));
  return server;
}

async function startWorker() {
  const worker = await runWorker({ databaseUrl: database.url, smtpUrl: inbox.url, env });
  onTestFinished(async () => void (await worker.stop()));
  return worker;
}

const traceOfVisitor = (digit: string) => ({
  traceId: digit.repeat(32),
  headers: { traceparent: `00-${digit.repeat(32)}-${"b".repeat(16)}-01` },
});

const traceOfProcess = (digit: string) => ({
  traceId: digit.repeat(32),
  headers: processTrace(digit.repeat(32), "b".repeat(16)),
});

/** The spans of one trace, once one of them has this name. */
async function traceOf(traceId: string, name: string): Promise<ReceivedSpan[]> {
  const spans = () => receiver.spans.filter((span) => span.traceId === traceId);
  await waitUntil(() => spans().some((span) => span.name === name));
  return spans();
}

describe("a trace", () => {
  it("of a reservation reaches from the request over statements and the job to the mail", async () => {
    const [server, worker] = [await start(), await startWorker()];
    const api = { request: (path: string, init: RequestInit) => fetch(server.origin + path, init) };
    const signedIn = await signingIn(database.db, api, "/api/v1", server.origin);
    const person = await signedIn();
    const event = await createEvent(database.db);
    const session = await createEventSession(database.db, { eventId: event.id });
    const held = await person.call("POST", "/reservations", { sessionId: session.id, seats: 1 });
    const { id } = (await held.json()) as { id: string };
    const { traceId, headers } = traceOfProcess("a");
    const path = `/reservations/${id}/confirm`;
    expect((await person.call("POST", path, goodDetails, headers)).status).toBe(200);

    const route = "/api/v1/authorized/reservations/:id/confirm";
    // Sent by two processes, and a span only after it has ended.
    await traceOf(traceId, `POST ${route}`);
    await traceOf(traceId, "send mail");
    const all = await traceOf(traceId, "job reservation-mail");
    const named = (name: string) => all.find((span) => span.name === name);
    const request = named(`POST ${route}`);
    expect(request).toMatchObject({
      service: "takujo-server",
      parentSpanId: "b".repeat(16),
      attributes: { "http.route": route, "http.response.status_code": 200 },
    });
    const job = named("job reservation-mail");
    expect(job).toMatchObject({ service: "takujo-worker", attributes: { "job.attempt": 1 } });
    expect(named("send mail")?.parentSpanId).toBe(job?.spanId);
    const statements = all.filter(({ attributes }) => attributes["db.query.text"]);
    expect(new Set(statements.map(({ service }) => service))).toEqual(
      new Set(["takujo-server", "takujo-worker"]),
    );
    expect(statements.some(({ name }) => name === "BEGIN")).toBe(true);
    // Every span hangs from another one, up to the process that asked.
    const ids = new Set([...all.map(({ spanId }) => spanId), "b".repeat(16)]);
    expect(all.filter(({ parentSpanId = "" }) => !ids.has(parentSpanId))).toEqual([]);
    // Nothing of the person, of what they wrote, or of their ids.
    const told = JSON.stringify(all);
    for (const secret of [id, person.email, goodDetails.name, goodDetails.phone, "Bearer"]) {
      expect(told).not.toContain(secret);
    }
    const line = server.logs().find((each) => each.includes("/confirm")) ?? "{}";
    expect(JSON.parse(line)).toMatchObject({ traceId });
    expect(worker.logs().some((each) => each.includes('"level":50'))).toBe(false);
  });

  it("has one span for a page, from memory or not", async () => {
    const server = await start();
    await visit(server.origin, "/news");
    const { traceId, headers } = traceOfProcess("c");
    expect((await visit(server.origin, "/news", { headers })).status).toBe(200);
    const spans = await traceOf(traceId, "GET /news");
    const pages = spans.filter(({ name }) => name === "GET /news");
    expect(pages.map(({ isError }) => isError)).toEqual([false]);
  });

  it("is a new one for a visitor, whatever trace they send", async () => {
    const server = await start();
    const { traceId, headers } = traceOfVisitor("e");
    const before = receiver.spans.length;
    const forged = { "x-client-address": "own", "x-client-address-signature": `${Date.now()}.x` };
    for (const more of [{}, forged]) {
      await visit(server.origin, "/api/platform/v1/news", { headers: { ...headers, ...more } });
    }
    await server.stop();
    expect(receiver.spans.length).toBeGreaterThan(before);
    expect(receiver.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  });

  it("is a new one for a malformed header", async () => {
    const server = await start();
    for (const traceparent of ["", "00-1-2-01", `00-${"0".repeat(32)}-${"b".repeat(16)}-01`, "é"]) {
      const answer = await visit(server.origin, "/healthz", { headers: { traceparent } });
      expect(answer.status).toBe(200);
    }
    await waitUntil(() => receiver.spans.some(({ name }) => name.startsWith("GET other")));
    for (const { traceId } of receiver.spans) expect(traceId).toMatch(/^(?!0{32})[\da-f]{32}$/);
  });

  it("is recorded for the wanted part only, whatever a visitor says", async () => {
    const server = await start({ OTEL_TRACES_SAMPLER_ARG: "0" });
    const { traceId, headers } = traceOfProcess("d");
    await visit(server.origin, "/api/platform/v1/news", { headers });
    await server.stop();
    expect(receiver.spans.filter((span) => span.traceId === traceId)).toEqual([]);
  });
});

it.each([
  ["is unreachable", false],
  ["takes spans and never answers", true],
])("a collector that %s delays neither requests nor shutdown", async (_what, isHanging) => {
  const asked = Promise.withResolvers<void>();
  const hanging = createServer(() => asked.resolve()).listen(0, "127.0.0.1");
  await once(hanging, "listening");
  onTestFinished(() => {
    hanging.close();
    hanging.closeAllConnections();
  });
  const { port } = hanging.address() as AddressInfo;
  const server = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${isHanging ? port : 9}`,
  });
  expect((await visit(server.origin, "/news")).status).toBe(200);
  if (isHanging) await asked.promise;
  expect((await visit(server.origin, "/news")).status).toBe(200);
  server.process.kill("SIGTERM");
  expect(await comesWithin(5, () => server.process.exitCode !== null)).toBe(true);
  expect(server.process.exitCode).toBe(0);
});

it("without an address, nothing of OpenTelemetry's SDK is loaded", async () => {
  const nodeArguments = ["--import", "./tests/support/programs/loaded-modules.ts"];
  const loaded = async (more: Record<string, string>) => {
    const server = await runServer({ databaseUrl: database.url, env: more, nodeArguments });
    onTestFinished(async () => void (await server.stop()));
    await visit(server.origin, "/news");
    const told = new Promise<string[]>((resolve) => server.process.once("message", resolve));
    server.process.send("loaded");
    // The auth library loads the other two for itself.
    const sdk = /@opentelemetry\/(?!api\/|semantic-conventions\/)|open-telemetry\.ts/;
    return (await told).filter((url) => sdk.test(url));
  };
  expect(await loaded({})).toEqual([]);
  expect((await loaded(env)).length).toBeGreaterThan(3);
});
