import { connect, type Socket } from "node:net";

export interface LoadOptions {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  milliseconds: number;
}

export interface LoadResult {
  requests: number;
  seconds: number;
}

const headEnd = Buffer.from("\r\n\r\n");
const expectedStart = "HTTP/1.1 200 ";

/**
 * Keeps some connections busy for a while, one request at a time on each. It reads no more of an answer than
 * its length, so that the measuring takes as little as possible of the machine it measures.
 */
export async function runLoad(options: LoadOptions): Promise<LoadResult> {
  const request = requestBytes(options);
  const startedAt = performance.now();
  const stopAt = startedAt + options.milliseconds;
  const counts = await Promise.all(
    Array.from({ length: options.connections }, () => keepBusy(options.port, request, stopAt)),
  );
  return {
    requests: counts.reduce((sum, count) => sum + count, 0),
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

export function requestBytes({ path, headers = {} }: Pick<LoadOptions, "path" | "headers">) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${lines.join("")}\r\n`);
}

function keepBusy(port: number, request: Buffer, stopAt: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, "127.0.0.1");
    let answered = 0;
    let missing = 0;
    let head: Buffer | null = null;
    const next = () => {
      answered += 1;
      if (performance.now() < stopAt) return void socket.write(request);
      socket.destroy();
      resolve(answered);
    };
    socket.setNoDelay(true);
    socket.once("connect", () => socket.write(request));
    socket.once("error", reject);
    socket.once("close", () => reject(new Error("the connection was closed")));
    socket.on("data", (chunk) => {
      if (missing > 0) {
        missing -= chunk.length;
        if (missing === 0) next();
        return;
      }
      const bytes: Buffer = head ? Buffer.concat([head, chunk]) : chunk;
      const end = bytes.indexOf(headEnd);
      if (end < 0) {
        head = bytes;
        return;
      }
      head = null;
      const length = bodyLength(bytes.toString("latin1", 0, end));
      if (length === null)
        return void socket.destroy(new Error("an answer was not 200 with a length"));
      missing = end + headEnd.length + length - bytes.length;
      if (missing === 0) next();
    });
  });
}

function bodyLength(head: string): number | null {
  if (!head.startsWith(expectedStart)) return null;
  const found = /\r\ncontent-length: *(\d+)/i.exec(head);
  return found ? Number(found[1]) : null;
}
