import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createSeatBoard } from "@takujo/booking/schedule/session/seat-board";
import type { EventSeats } from "@takujo/contracts/booking/schedule/session";
import { expect, it, onTestFinished } from "vitest";
import { visit } from "../../../tests/integration/support/visit.ts";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { createAdmission } from "../http/admission.ts";
import { createFront } from "../http/front.ts";
import { createSeatAnswers } from "./seat-answers.ts";

const path = "/api/v1/seats";
const seats = (left: number, sessions = 1): EventSeats => ({
  left,
  capacity: 9,
  state: "open",
  opensAt: null,
  sessions: Object.fromEntries(
    Array.from({ length: sessions }, (_, index) => [
      `session-${index}`,
      { left, capacity: 9, state: "open", waiting: 0 },
    ]),
  ),
});

/** The front before an application that asks the same board, as the API does. */
async function start(events: Record<string, EventSeats>) {
  const trouble: { fault?: Error } = {};
  const passedOn: string[] = [];
  let readings = 0;
  const board = createSeatBoard({
    async read(slugs) {
      readings++;
      if (trouble.fault) throw trouble.fault;
      return Object.fromEntries(Object.entries(events).filter(([slug]) => slugs.includes(slug)));
    },
  });
  const server = createServer(
    createFront({
      early: [createSeatAnswers(path, board)],
      cache: null,
      web: null,
      logger: silentLogger,
      admission: createAdmission({ maxAtOnce: 100, maxPerAddress: 1 }),
      clientAddress: () => "192.0.2.1",
      async application({ url = "" }, response) {
        passedOn.push(url);
        const slugs = new URL(url, "http://x").searchParams.get("events")?.split(",") ?? [];
        await board.read(slugs);
        response.end("of the API");
      },
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = (query: string, headers: Record<string, string> = {}, method = "GET") =>
    visit(origin, path + query, { headers, method });
  return { ask, passedOn, trouble, readings: () => readings };
}

it("answers from memory whoever asks for an event that was asked for before", async () => {
  const events = { night: seats(3), day: seats(2) };
  const { ask, passedOn } = await start(events);
  expect((await ask("?events=night,day")).text).toBe("of the API");
  for (const query of [
    "?events=night,day",
    "?events=day",
    "?events=day,day",
    "?events=night%2Cday",
  ]) {
    const { status, headers, text } = await ask(query);
    const shown = query.includes("night") ? events : { day: events.day };
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ events: shown });
    expect(headers).toMatchObject({
      "content-type": "application/json",
      "cache-control": "public, max-age=0, must-revalidate, s-maxage=1, stale-while-revalidate=1",
      "x-content-type-options": "nosniff",
      "cross-origin-resource-policy": "same-origin",
      vary: "Accept-Encoding",
    });
  }
  expect(passedOn).toHaveLength(1);
});

it("sends everybody the same bytes, and tells nobody anything of somebody", async () => {
  const { ask } = await start({ night: seats(3) });
  await ask("?events=night");
  const own = await ask("?events=night", { cookie: "session=mine", authorization: "Bearer mine" });
  const { text, headers } = await ask("?events=night");
  expect(own.text).toBe(text);
  const { date: _, ...others } = headers;
  expect(own.headers).toMatchObject(others);
  expect(own.headers).not.toHaveProperty("set-cookie");
});

it("shows a change in the next reading, and says 304 until then", async () => {
  const events = { night: seats(3) };
  const { ask } = await start(events);
  await ask("?events=night");
  const { etag = "" } = (await ask("?events=night")).headers;
  const unchanged = await ask("?events=night", { "if-none-match": etag });
  expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
  events.night = seats(2);
  await expect
    .poll(async () => (await ask("?events=night", { "if-none-match": etag })).status)
    .toBe(200);
});

it("compresses a long answer once, and sends HEAD no body", async () => {
  const { ask } = await start({ night: seats(3, 30) });
  await ask("?events=night");
  const { text } = await ask("?events=night");
  const zipped = await ask("?events=night", { "accept-encoding": "gzip" });
  expect(zipped.headers["content-encoding"]).toBe("gzip");
  expect([zipped.text, zipped.sent.length < text.length]).toEqual([text, true]);
  const brotli = await ask("?events=night", { "accept-encoding": "gzip, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect([brotli.text, brotli.sent.length < text.length]).toEqual([text, true]);
  const head = await ask("?events=night", {}, "HEAD");
  expect([head.status, head.text]).toEqual([200, ""]);
  expect(head.headers["content-length"]).toBe(String(text.length));
});

it("leaves to the API what is new, wrong, or asked for as of now", async () => {
  const { ask, passedOn } = await start({ night: seats(3) });
  await ask("?events=night");
  await ask("?events=night");
  expect(passedOn).toHaveLength(1);
  const others = [
    "?events=night,unseen",
    "",
    "?",
    "?events=",
    "?events=,,",
    "?events=night&locale=ja",
    `?events=${Array.from({ length: 61 }, (_, index) => `e${index}`).join(",")}`,
    `?events=${"x".repeat(6_001)}`,
  ];
  for (const [index, query] of others.entries()) {
    await ask(query);
    expect(passedOn, query).toHaveLength(index + 2);
  }
  await ask("?events=night", { "cache-control": "no-cache" });
  expect(passedOn).toHaveLength(others.length + 2);
});

it("lets those who ask for a known event wait for one reading, and refuses all when it fails", async () => {
  const { ask, trouble, readings, passedOn } = await start({ night: seats(3) });
  await ask("?events=night");
  await new Promise((resolve) => setTimeout(resolve, 10));
  trouble.fault = new Error("database lost");
  await new Promise((resolve) => setTimeout(resolve, 1_400));
  const before = readings();
  const startedAt = performance.now();
  const answers = await Promise.all(Array.from({ length: 50 }, () => ask("?events=night")));
  for (const { status, headers } of answers) {
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([
      503,
      "1",
      "no-store",
    ]);
  }
  const intervals = (performance.now() - startedAt) / 250;
  expect(readings() - before).toBeLessThanOrEqual(intervals + 2);
  delete trouble.fault;
  expect((await ask("?events=night")).status).toBe(200);
  expect(passedOn).toHaveLength(1);
});
