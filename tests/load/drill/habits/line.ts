import { createHash } from "node:crypto";
import { once } from "node:events";
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";

/** What becomes of a request on its way: lost before the server sees it, or its answer on the way back. */
export type Fate = "through" | "lost" | "answer lost" | "twice";

/** A request that was sent, in the order of arrival. */
export interface SentRequest {
  method: string;
  /** Without its query. */
  path: string;
  isWrite: boolean;
  /** Of its body: the same form with the same contents has the same. */
  digest: string;
  /** A page, its data or a form; not scripts, styles, pictures or polls. */
  isCounted: boolean;
  fate: Fate;
  /** Null until it is answered, and for what never was. */
  status: number | null;
}

export interface Line {
  /** What the site is called. */
  origin: string;
  /** Since `forget`. */
  sent: SentRequest[];
  /** What is to become of requests for pages, data and writes, by their number since it was set. */
  decide(fateOf: ((number: number, sent: SentRequest) => Fate) | null): void;
  /** Every request takes so much longer. */
  latency: number;
  /** Connections are refused, as if nothing listened. */
  isAway: boolean;
  /** Answers to writes wait until `release`. */
  hold(): void;
  release(): void;
  /** How many requests have no answer yet. */
  inFlight(): number;
  forget(): void;
  lead(port: number): void;
  stop(): Promise<void>;
}

const asset =
  /\.(?:js|css|svg|png|webp|avif|jpg|woff2?|ico|json|webmanifest|txt)$|^\/(?:assets|art)\//;

const digestOf = (body: Buffer) =>
  createHash("sha256")
    .update(body.toString("latin1").replace(/-*WebKitFormBoundary\w+/g, ""))
    .digest("hex");

const polled = /^\/api\/v1\/seats/;

const ofConnection = /^(?:connection|keep-alive|transfer-encoding)$/i;
const script = /\.js$/;

/** Between the browser and the server, where a line is slow, loses and repeats. Scripts of the site are changed on their way. */
export async function openLine(changeScript: (text: string) => string): Promise<Line> {
  const sockets = new Set<Socket>();
  let upstream = 0;
  let fateOf: ((number: number, sent: SentRequest) => Fate) | null = null;
  let decided = 0;
  let open = 0;
  let held = Promise.withResolvers<void>();
  held.resolve();

  const server = createServer(async (request, response) => {
    const path = (request.url ?? "/").split("?", 1)[0] ?? "/";
    const method = request.method ?? "GET";
    const isWrite = !/^(?:GET|HEAD|OPTIONS)$/.test(method);
    const sent: SentRequest = {
      method,
      path,
      isWrite,
      digest: "",
      isCounted: isWrite || !(asset.test(path) || polled.test(path)),
      fate: "through",
      status: null,
    };
    line.sent.push(sent);
    open++;
    try {
      await pass(request, response, sent);
    } catch {
      response.destroy();
    } finally {
      open--;
    }
  });

  async function pass(request: IncomingMessage, response: ServerResponse, sent: SentRequest) {
    const body = await buffer(request);
    sent.digest = digestOf(body);
    if (line.latency > 0) await pause(line.latency);
    if (sent.isCounted && fateOf) sent.fate = fateOf(decided++, sent);
    if (line.isAway) sent.fate = "lost";
    if (sent.fate === "lost") return void response.destroy();
    if (sent.fate === "twice") await forward(request, body);
    const answer = await forward(request, body);
    sent.status = answer.status;
    if (sent.isWrite) await held.promise;
    if (sent.fate === "answer lost" || line.isAway) return void response.destroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  }

  async function forward({ method, url, rawHeaders }: IncomingMessage, body: Buffer) {
    const outgoing = ask({ port: upstream, host: "127.0.0.1", method, path: url, agent: false });
    const isScript = script.test(url ?? "");
    const left = isScript ? /^(?:accept-encoding|connection|keep-alive)$/i : ofConnection;
    for (let at = 0; at < rawHeaders.length; at += 2) {
      const [name = "", value = ""] = rawHeaders.slice(at, at + 2);
      if (!left.test(name)) outgoing.setHeader(name, value);
    }
    if (body.length > 0) outgoing.setHeader("content-length", body.length);
    outgoing.end(body);
    const [incoming] = (await once(outgoing, "response")) as [IncomingMessage];
    // One connection per request, because browsers resend by themselves what was lost on a reused one.
    const headers = [...incoming.rawHeaders, "connection", "close"];
    for (let at = headers.length - 4; at >= 0; at -= 2) {
      if (/^(?:connection|keep-alive|transfer-encoding|content-length)$/i.test(headers[at] ?? "")) {
        headers.splice(at, 2);
      }
    }
    const received = await buffer(incoming);
    const answer = isScript ? Buffer.from(changeScript(received.toString())) : received;
    return { status: incoming.statusCode ?? 0, headers, body: answer };
  }

  const line: Line = {
    origin: "",
    sent: [],
    latency: 0,
    isAway: false,
    decide(next) {
      fateOf = next;
      decided = 0;
    },
    hold() {
      held = Promise.withResolvers();
    },
    release: () => held.resolve(),
    inFlight: () => open,
    forget() {
      line.sent = [];
    },
    lead(port) {
      upstream = port;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A site that does not start keeps nobody waiting.
  server.unref();
  line.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return line;
}
