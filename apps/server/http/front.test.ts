import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { expect, it, onTestFinished } from "vitest";
import { silentLogger } from "../../../tests/support/silent-logger.ts";
import { PageCache } from "../cache/page-cache.ts";
import { createAdmission } from "./admission.ts";
import { createFront } from "./front.ts";
import type { BodyLimits } from "./read-body.ts";

interface Inside {
  response: ServerResponse;
  body: Buffer | IncomingMessage | undefined;
}

/** The front with an application that answers when the test decides. */
async function start({
  bodyLimits = {},
  cache = null,
  ...limits
}: {
  maxAtOnce?: number;
  maxPerAddress?: number;
  bodyLimits?: BodyLimits;
  cache?: PageCache | null;
} = {}) {
  const inside: Inside[] = [];
  let asked = 0;
  const server = createServer(
    createFront({
      early: [],
      cache,
      web: cache && { cacheKey: (address) => address, homeRedirect: () => null },
      logger: silentLogger,
      admission: createAdmission({ maxAtOnce: 100, maxPerAddress: 100, ...limits }),
      bodyLimits,
      clientAddress({ headers }) {
        asked++;
        return String(headers["x-test-address"] ?? "192.0.2.1");
      },
      application: async (_request, response, body) => void inside.push({ response, body }),
    }),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const send = (method: string, path = "/api/v1/x", init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, { method, ...init });
  /** Sends a request that stays open. */
  const enter = async (method: string, init: RequestInit = {}, path = "/api/v1/x") => {
    const before = inside.length;
    const answer = send(method, path, init).catch(() => new Response(null, { status: 599 }));
    await expect.poll(() => inside.length).toBe(before + 1);
    return { answer, ...(inside.at(-1) as Inside) };
  };
  return { inside, send, enter, port, asked: () => asked };
}

it("refuses requests beyond the limit at once, with Retry-After", async () => {
  const { inside, send, enter } = await start({ maxAtOnce: 2 });
  await enter("POST");
  await enter("POST");
  const refused = await send("POST");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable", status: 503 });
  for (const { response } of inside) response.end("{}");
});

it("admits the next request as soon as one is answered or disconnects", async () => {
  const { enter } = await start({ maxAtOnce: 1 });
  const first = await enter("POST");
  first.response.end("{}");
  expect((await first.answer).status).toBe(200);
  const second = await enter("POST");
  second.response.destroy();
  await enter("POST");
});

it("counts those who read apart from those who write", async () => {
  const { enter, inside } = await start({ maxAtOnce: 1 });
  await enter("POST");
  await enter("GET");
  expect(inside).toHaveLength(2);
});

it("gives one client a share only, a whole IPv6 network counting as one", async () => {
  const { send, enter } = await start({ maxPerAddress: 2 });
  const from = (address: string) => ({ headers: { "x-test-address": address } });
  const first = await enter("POST", from("2001:db8::1"));
  await enter("GET", from("2001:db8::2"));
  const refused = await send("GET", "/api/v1/x", from("2001:db8::3"));
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  await enter("GET", from("2001:db8:0:1::1"));
  first.response.end();
  await first.answer;
  await enter("GET", from("2001:db8::3"));
});

it("gives no place to a request whose body has not arrived", async () => {
  const { enter, port, inside } = await start({ maxAtOnce: 2 });
  const slow = Array.from({ length: 20 }, () => connect(port, "127.0.0.1"));
  onTestFinished(() => {
    for (const socket of slow) socket.destroy();
  });
  for (const socket of slow) {
    socket.on("error", () => {});
    socket.write("POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{");
  }
  await Promise.all(slow.map((socket) => once(socket, "ready").catch(() => {})));
  const { response, body } = await enter("POST", { body: "whole" });
  expect(body?.toString()).toBe("whole");
  expect(inside).toHaveLength(1);
  response.end();
});

it.each(["POST", "PUT", "PATCH", "DELETE"])(
  "refuses a %s beyond the limit before its body has come, and reads the next request of the connection",
  async (method) => {
    const { inside, enter, port } = await start({ maxAtOnce: 1 });
    const { response } = await enter("POST");
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    socket.write(`${method} /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n`);
    expect(String((await once(socket, "data"))[0])).toMatch(
      /^HTTP\/1\.1 503 .*\r\nretry-after: 1\r\n/s,
    );
    response.end();
    await expect.poll(() => response.writableFinished).toBe(true);
    socket.write(`12345${method} /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{}`);
    await expect.poll(() => inside.length).toBe(2);
    expect(String(inside[1]?.body)).toBe("{}");
  },
);

it("refuses beyond the limit without asking who it is", async () => {
  const { send, enter, asked } = await start({ maxAtOnce: 1 });
  const open = [await enter("GET"), await enter("POST")];
  const before = asked();
  for (const method of ["GET", "POST"]) expect((await send(method)).status).toBe(503);
  expect(asked()).toBe(before);
  for (const { response } of open) response.end();
});

it("refuses a slow sender, and admits others in the meantime", async () => {
  const { enter, port, inside } = await start({
    maxAtOnce: 1,
    bodyLimits: { readTimeoutMs: 1_000 },
  });
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.write("POST /api/v1/x HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n");
  const drip = setInterval(() => socket.writable && socket.write("x"), 50);
  onTestFinished(() => clearInterval(drip));
  socket.on("error", () => {});
  const answer = once(socket, "data");
  const { response } = await enter("POST", { body: "whole" });
  response.end();
  const told = String((await answer)[0]);
  expect(told).toMatch(/^HTTP\/1\.1 408 /);
  expect(told).toMatch(/\r\nconnection: close\r\n/i);
  expect(inside).toHaveLength(1);
});

it("bounds the bytes of all bodies, and accepts more once they are released", async () => {
  const { enter, send } = await start({ bodyLimits: { maxBytesAtOnce: 1_000 } });
  const first = await enter("POST", { body: "x".repeat(900) });
  const refused = await send("POST", "/api/v1/x", { body: "x".repeat(200) });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  first.response.end();
  await first.answer;
  const second = await enter("POST", { body: "x".repeat(900) });
  second.response.end();
});

const methods = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "QUERY", "PROPFIND"] as const;
const paths = ["/api/v1/x", "/api/platform/v1/authorized/admin/images", "/api/auth/x"];

it("hands on a body of any size within the limit, whole, however it is cut", async () => {
  const { send, inside } = await start();
  const arbitrary = fc.record({
    method: fc.constantFrom("POST", "PUT", "PATCH", "DELETE"),
    bytes: fc.uint8Array({ maxLength: 5_000 }),
    cut: fc.nat(5_000),
    chunked: fc.boolean(),
  });
  const property = fc.asyncProperty(arbitrary, async ({ method, bytes, cut, chunked }) => {
    const parts = [bytes.slice(0, cut), bytes.slice(cut)].filter(({ length }) => length > 0);
    const body = chunked ? Readable.toWeb(Readable.from(parts)) : new Uint8Array(bytes);
    const before = inside.length;
    const answer = send(method, "/api/v1/x", { body, duplex: "half" } as unknown as RequestInit);
    await expect.poll(() => inside.length, { interval: 2 }).toBe(before + 1);
    expect(Buffer.from(inside.at(-1)?.body as Buffer)).toEqual(Buffer.from(bytes));
    inside.at(-1)?.response.end();
    await answer;
  });
  await fc.assert(property, { numRuns: 60 });
});

it.each([
  "/admin/image",
  "/en/admin/event/7f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d/after",
  "/user/event-photo/summer.data",
  "/api/platform/v1/authorized/admin/images",
  "/api/platform/v1/authorized/admin/events/7f0c1b1e-3d5a-4c55-9a63-0f4e5a6b7c8d/photos",
  "/api/platform/v1/authorized/event-photos",
])("hands on an image of 2 MB to %s unread", async (path) => {
  const { enter } = await start();
  const { response, answer, body } = await enter("POST", { body: "x".repeat(2_000_000) }, path);
  expect(Buffer.isBuffer(body)).toBe(false);
  response.end();
  expect((await answer).status).toBe(200);
});

it.each(["/admin/image", "/user/event-photo/summer", "/api/platform/v1/authorized/event-photos"])(
  "gives no place among the images at %s to whoever sends a form slowly",
  async (path) => {
    const { enter, port, inside } = await start({ maxAtOnce: 2 });
    const slow = Array.from({ length: 2 }, () => connect(port, "127.0.0.1"));
    onTestFinished(() => {
      for (const socket of slow) socket.destroy();
    });
    for (const socket of slow) {
      socket.on("error", () => {});
      socket.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 1000000\r\n\r\nx`);
    }
    await Promise.all(slow.map((socket) => once(socket, "ready").catch(() => {})));
    const { response, answer } = await enter("POST", { body: "x".repeat(2_000_000) }, path);
    response.end();
    expect((await answer).status).toBe(200);
    expect(inside).toHaveLength(1);
  },
);

it.each(methods.flatMap((method) => paths.map((path) => [method, path])))(
  "refuses an endless %s to %s before it is read whole, with its size named or not",
  async (method, path) => {
    const { inside, port } = await start();
    for (const head of ["transfer-encoding: chunked", "content-length: 200000000"]) {
      // An upload with a Content-Length is left to the application.
      const isUpload = method === "POST" && path.endsWith("/images") && head.startsWith("content");
      if (isUpload) continue;
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => {});
      socket.write(`${method} ${path} HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`);
      const block = "x".repeat(65_536);
      const sending = setInterval(() => {
        const part = head.startsWith("t") ? `10000\r\n${block}\r\n` : block;
        if (!socket.writableNeedDrain) socket.write(part);
      }, 1);
      const [answer] = await once(socket, "data");
      clearInterval(sending);
      socket.destroy();
      expect(String(answer)).toMatch(/^HTTP\/1\.1 413 /);
    }
    expect(inside).toHaveLength(0);
  },
);

it.each(["PUT", "PATCH", "DELETE", "OPTIONS", "QUERY", "PROPFIND"])(
  "answers %s to pages, their data and resources with 405 and what they have",
  async (method) => {
    const { send, inside } = await start();
    for (const path of ["/contact", "/contact.data", "/en/contact", "/robots.txt", "/%63ontact"]) {
      const answer = await send(method, path, { body: "x=1" });
      expect([answer.status, answer.headers.get("allow")], path).toEqual([405, "GET, HEAD, POST"]);
    }
    expect(inside).toHaveLength(0);
  },
);

it("refuses a GET that brings a body, and an address that is too long", async () => {
  const { port, send } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.write(
    "GET /contact HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\nconnection: close\r\n\r\n12345",
  );
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
  expect((await send("GET", `/contact?${"x".repeat(8_000)}`)).status).toBe(414);
  expect((await send("POST", `/api/v1/${"x".repeat(8_000)}`)).status).toBe(414);
});

it("begins what came on a connection after something unanswered only when that is answered", async () => {
  const { inside, port } = await start();
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const answers: string[] = [];
  socket.on("data", (data) => answers.push(String(data)));
  const request = (path: string) => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  socket.write(["/api/1", "/api/2", "/api/3"].map(request).join(""));
  for (const count of [1, 2, 3]) {
    await expect.poll(() => inside.length).toBe(count);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(inside).toHaveLength(count);
    inside.at(-1)?.response.end(`answer ${count}`);
  }
  const answered = () => answers.join("").match(/answer \d/g);
  await expect.poll(answered).toEqual(["answer 1", "answer 2", "answer 3"]);
});

it("begins a pipelined request when those before it are answered, and not at all once the client is gone", async () => {
  const { inside, port } = await start();
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const received: Buffer[] = [];
  socket.on("data", (chunk) => received.push(chunk));
  socket.write("GET /api/v1/x HTTP/1.1\r\nhost: x\r\n\r\n".repeat(4));
  for (const number of [1, 2]) {
    await expect.poll(() => inside.length).toBe(number);
    // Long enough for the next to begin if nothing held it back.
    await pause(50);
    expect(inside).toHaveLength(number);
    inside.at(-1)?.response.end(`answer ${number}`);
  }
  await expect.poll(() => inside.length).toBe(3);
  expect(Buffer.concat(received).toString()).toMatch(/answer 1.*answer 2/s);
  socket.destroy();
  await expect.poll(() => inside.at(-1)?.response.destroyed).toBe(true);
  await pause(50);
  expect(inside).toHaveLength(3);
});

it("refuses a page whose shared rendering was too late, and does not render it alone", async () => {
  const cache = new PageCache({
    render: () => new Promise<never>(() => {}),
    renderTimeoutMs: 20,
    onRefreshError: () => {},
  });
  const { send, inside } = await start({ cache });
  const answers = await Promise.all([send("GET", "/news"), send("GET", "/news")]);
  expect(answers.map(({ status }) => status)).toEqual([503, 503]);
  expect(answers[0]?.headers.get("retry-after")).toBeTruthy();
  expect(inside).toEqual([]);
});

it("lets images wait in a lane of their own, so that a slow storage keeps nothing else from being read", async () => {
  const { inside, send, enter } = await start({ maxAtOnce: 2 });
  const image = "/api/platform/v1/images/a/960.webp";
  await enter("GET", {}, image);
  await enter("GET", {}, image);
  expect((await send("GET", image)).status).toBe(503);
  const other = await enter("GET");
  other.response.end("{}");
  expect((await other.answer).status).toBe(200);
  for (const { response } of inside) response.end();
});
