import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

export interface SeenRequest {
  method: string;
  /** As it stood in the request line. */
  address: string;
  headers: IncomingHttpHeaders;
  body: string;
}

type Answer = { status: number; body?: string; headers?: Record<string, string> } | "hang up";

/** A real HTTP server that remembers every request and answers as it is told, first to last. */
export async function countingServer(...answers: Answer[]) {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const { method = "", url = "", headers } = request;
    seen.push({ method, address: url, headers, body: await text(request) });
    const answer = answers[Math.min(seen.length, answers.length) - 1] ?? { status: 200 };
    if (answer === "hang up") return void response.destroy();
    response.writeHead(answer.status, { "content-type": "application/json", ...answer.headers });
    response.end(answer.body ?? "{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, seen };
}
