import { connect, type Socket } from "node:net";

export interface Answer {
  status: number;
  /** Seconds; null where the answer does not say. */
  retryAfter: number | null;
  body: string;
  milliseconds: number;
}

const headEnd = Buffer.from("\r\n\r\n");
const answerTimeoutMs = 60_000;

/** No answer came; the request may have taken effect or not. */
export class NoAnswer extends Error {}

/**
 * One kept-alive connection, one request at a time. Parses only what is needed, so that the load generator uses as
 * little of the machine as possible. Reopened at the next request when lost.
 */
export class Connection {
  readonly #port: number;
  #socket: Socket | null = null;
  #waiting: { resolve: (answer: Answer) => void; reject: (error: Error) => void } | null = null;
  #sentAt = 0;
  #received: Buffer = Buffer.alloc(0);

  constructor(port: number) {
    this.#port = port;
  }

  send(request: Buffer): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#waiting = { resolve, reject };
    this.#received = Buffer.alloc(0);
    this.#sentAt = performance.now();
    this.#socket ??= this.#open();
    this.#socket.write(request);
    return promise;
  }

  /** Resolves when connected. Without this call, the first request waits for the connection. */
  open(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#socket ??= this.#open();
    this.#socket.once("connect", () => resolve());
    this.#socket.once("error", reject);
    return promise;
  }

  close(): void {
    this.#socket?.destroy();
    this.#socket = null;
  }

  #open(): Socket {
    const socket = connect(this.#port, "127.0.0.1");
    const lost = (reason: string) => {
      if (this.#socket !== socket) return;
      this.#socket = null;
      const waiting = this.#waiting;
      this.#waiting = null;
      socket.destroy();
      waiting?.reject(new NoAnswer(reason));
    };
    socket.setNoDelay(true);
    socket.setTimeout(answerTimeoutMs, () => lost("no answer in time"));
    socket.once("error", (error) => lost(error.message));
    socket.once("close", () => lost("closed"));
    socket.on("data", (chunk) => this.#read(chunk));
    return socket;
  }

  #read(chunk: Buffer): void {
    const received = this.#received.length > 0 ? Buffer.concat([this.#received, chunk]) : chunk;
    this.#received = received;
    const end = received.indexOf(headEnd);
    if (end < 0) return;
    const head = received.toString("latin1", 0, end);
    const bodyStart = end + headEnd.length;
    const length = Number(/\r\ncontent-length: *(\d+)/i.exec(head)?.[1] ?? 0);
    if (received.length < bodyStart + length) return;
    const retryAfter = /\r\nretry-after: *(\d+)/i.exec(head)?.[1];
    const waiting = this.#waiting;
    this.#waiting = null;
    // A connection that the server closes after this answer must not be reused.
    if (/\r\nconnection: *close/i.test(head)) this.close();
    waiting?.resolve({
      status: Number(head.slice(9, 12)),
      retryAfter: retryAfter === undefined ? null : Number(retryAfter),
      body: received.toString("utf8", bodyStart, bodyStart + length),
      milliseconds: performance.now() - this.#sentAt,
    });
  }
}
