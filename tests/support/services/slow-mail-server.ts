import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll } from "vitest";

/** Where it becomes slow: at its greeting, at a command, or when it has a whole mail and should say so. */
export type SlowAt = "greeting" | "hello" | "mail" | "recipient" | "data" | "end" | "never";

/**
 * A mail server that answers as it should up to some step. From there on it sends a line every now and then, each of which says that
 * another will follow, or nothing at all.
 */
export async function startSlowMailServer({ lineEveryMs = 1_000 } = {}) {
  const open = new Set<Socket>();
  const state = { slowAt: "never" as SlowAt, isSilent: false, closed: 0, accepted: 0, lines: 0 };
  let begun = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    open.add(socket);
    let isInMail = false;
    const commands: Record<string, () => void> = {
      EHLO: () => answer("hello", 250),
      MAIL: () => answer("mail", 250),
      RCPT: () => answer("recipient", 250),
      RSET: () => answer("recipient", 250),
      DATA() {
        isInMail = true;
        answer("data", 354);
      },
      QUIT: () => socket.end("221 bye\r\n"),
    };
    const answer = (step: SlowAt, code: number) => {
      if (state.slowAt !== step) return void socket.write(`${code} as you say\r\n`);
      begun.resolve();
      if (state.isSilent) return;
      const drip = setInterval(() => {
        state.lines++;
        socket.write(`${code}-wait\r\n`);
      }, lineEveryMs);
      socket.once("close", () => clearInterval(drip));
    };
    socket.on("error", () => {});
    socket.once("close", () => {
      open.delete(socket);
      state.closed++;
    });
    let rest = "";
    socket.on("data", (bytes) => {
      const lines = (rest + bytes.toString("latin1")).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) take(line);
    });
    function take(line: string) {
      if (!isInMail) return commands[line.slice(0, 4).toUpperCase()]?.();
      if (line !== ".") return;
      isInMail = false;
      if (state.slowAt !== "end") state.accepted++;
      answer("end", 250);
    }
    answer("greeting", 220);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const stop = () => {
    for (const socket of open) socket.destroy();
    server.close();
  };
  afterAll(stop);
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    state,
    stop,
    connections: () => open.size,
    become(slowAt: SlowAt, isSilent = false) {
      Object.assign(state, { slowAt, isSilent });
      begun = Promise.withResolvers();
    },
    /** Resolves when somebody has come to the slow step. */
    untilSlow: () => begun.promise,
  };
}
