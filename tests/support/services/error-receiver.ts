import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll } from "vitest";

export interface ReceivedError {
  headers: IncomingHttpHeaders;
  path: string;
  event: {
    event_id: string;
    platform: string;
    level: string;
    logger: string;
    release: string;
    transaction?: string;
    tags: Record<string, string>;
    extra: { droppedBefore: number };
    exception: {
      values: {
        type: string;
        value: string;
        stacktrace: { frames: { filename: string; function: string; in_app: boolean }[] };
      }[];
    };
  };
  /** Everything that was sent, to look for what must not be in it. */
  whole: string;
}

/** A service that takes Sentry's envelopes, reads them strictly, and may refuse or never answer. */
export async function startErrorReceiver() {
  const received: ReceivedError[] = [];
  let mood: "takes" | "hangs" | "refuses" = "takes";
  let asked = 0;
  let givenUp = 0;
  const server = createServer(async (request, response) => {
    asked++;
    const whole = await text(request);
    if (mood === "hangs") return void response.once("close", () => givenUp++);
    if (mood === "refuses") return void response.writeHead(503).end();
    const [head = "", itemHead = "", item = "", ...rest] = whole.split("\n");
    const { event_id: id } = JSON.parse(head) as { event_id: string };
    const { type, length } = JSON.parse(itemHead) as { type: string; length: number };
    const event = JSON.parse(item) as ReceivedError["event"];
    const isSound =
      type === "event" &&
      length === Buffer.byteLength(item) &&
      /^[\da-f]{32}$/.test(id) &&
      event.event_id === id &&
      rest.join("") === "";
    if (isSound) received.push({ headers: request.headers, path: request.url ?? "", event, whole });
    response.writeHead(isSound ? 200 : 400).end(JSON.stringify({ id }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://public-key@127.0.0.1:${port}/below/42`,
    received,
    /** How many requests came, whether they were answered or not. */
    asked: () => asked,
    /** How many of those that it never answered wait no longer. */
    givenUp: () => givenUp,
    become: (next: typeof mood) => {
      mood = next;
    },
  };
}
