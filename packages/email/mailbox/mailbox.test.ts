import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { comesWithin, waitUntil } from "../../../tests/integration/support/wait-until.ts";
import { readMailbox } from "./mailbox.ts";

const sockets: Socket[] = [];
const servers = new Set<ReturnType<typeof createServer>>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

async function listen(
  greeting: string,
  onLine?: (line: string, answer: (text: string) => void) => void,
) {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(greeting);
    if (!onLine) return;
    const lines = createInterface(socket).on("error", () => {});
    lines.on("line", (line) => onLine(line, (text) => socket.write(text)));
  });
  servers.add(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

afterEach(() => void vi.useRealTimers());

describe("reading a mailbox", () => {
  it("of another machine tells no password to a server without TLS", async () => {
    const heard: string[] = [];
    const port = await listen(
      "* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n",
      (line, answer) => {
        heard.push(line);
        const [tag = "", command = ""] = line.split(" ");
        if (command === "CAPABILITY") answer("* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n");
        answer(`${tag} OK done\r\n`);
      },
    );
    const settings = { port, isSecure: false, user: "x", password: "geheim", folder: "INBOX" };
    const bounds = { max: 1, maxBytes: 1_000, timeoutMs: 10_000 };
    const read = (host: string) => readMailbox({ ...settings, host }, bounds, async () => "read");
    // Also this machine, but under another name.
    await expect(read("0.0.0.0")).rejects.toThrow();
    expect(heard.filter((line) => /LOGIN|AUTHENTICATE/.test(line))).toEqual([]);
    await read("127.0.0.1");
    expect(heard.filter((line) => /LOGIN|AUTHENTICATE/.test(line))).not.toEqual([]);
  });

  it.each([
    ["says nothing", ""],
    ["greets and then hangs", "* OK ready\r\n"],
    ["speaks something else", "HTTP/1.1 400 Bad Request\r\n\r\n"],
    ["never ends its line", `* OK ${"x".repeat(100_000)}`],
  ])("ends in time at a server that %s", async (_, greeting) => {
    const settings = {
      host: "127.0.0.1",
      port: await listen(greeting),
      isSecure: false,
      user: "x",
      password: "x",
      folder: "INBOX",
    };
    const bounds = { max: 1, maxBytes: 1_000, timeoutMs: 1_000 };
    const before = sockets.length;
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let isOver = false;
    const reading = readMailbox(settings, bounds, async () => "read").finally(() => {
      isOver = true;
    });
    const refused = expect(reading).rejects.toThrow();
    await waitUntil(() => sockets.length > before);
    await vi.advanceTimersByTimeAsync(bounds.timeoutMs);
    // The library's own limit is twenty seconds.
    expect(await comesWithin(5, () => isOver)).toBe(true);
    await refused;
  });
});
