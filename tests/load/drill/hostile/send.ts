import { Agent, type IncomingHttpHeaders, request as open } from "node:http";
import type { HostileRequest } from "./hostile-request.ts";

export interface HostileAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  /** The beginning of its body. */
  text: string;
}

const answerTimeoutMs = 30_000;
const readBytes = 20_000;

export function createSender(origin: string, connections: number) {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: connections,
    maxFreeSockets: connections,
  });
  return {
    /** Null where the connection was closed without an answer. */
    send({
      method,
      path,
      headers,
      body,
    }: HostileRequest): Promise<HostileAnswer | "silence" | null> {
      const { promise, resolve } = Promise.withResolvers<HostileAnswer | "silence" | null>();
      const given = Object.entries(headers).filter(
        ([name, value]) => value !== "" || name === "host",
      );
      const sending = open({
        agent,
        hostname,
        port,
        method,
        path,
        // Node itself says no length for a GET or DELETE, so that their bodies would be taken for the next request.
        headers: { ...Object.fromEntries(given), ...(body && { "content-length": body.length }) },
      });
      // If the answer comes early, the rest of the body is not sent.
      sending.on("response", (response) => {
        const chunks: Buffer[] = [];
        let size = 0;
        response.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size - chunk.length < readBytes) chunks.push(chunk);
        });
        const done = () => {
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, text: Buffer.concat(chunks).toString() });
          if (!sending.writableFinished) sending.destroy();
        };
        response.on("end", done).on("close", done);
      });
      sending.on("error", () => resolve(null));
      sending.on("upgrade", (_response, socket) => {
        socket.destroy();
        resolve(null);
      });
      sending.setTimeout(answerTimeoutMs, () => {
        resolve("silence");
        sending.destroy();
      });
      sending.end(body ?? undefined);
      return promise;
    },
    close: () => agent.destroy(),
  };
}
