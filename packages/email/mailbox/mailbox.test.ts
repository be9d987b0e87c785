import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { readMailbox } from "./mailbox.ts";

const sockets: Socket[] = [];
const servers = new Set<ReturnType<typeof createServer>>();
afterAll(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers) server.close();
});

async function listen(greeting: string) {
  const server = createServer((socket) => {
    sockets.push(socket);
    socket.on("error", () => {});
    socket.write(greeting);
  });
  servers.add(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

describe("reading a mailbox", () => {
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
    const bounds = { most: 1, mostBytes: 1_000, longest: 1_000 };
    const begun = performance.now();
    await expect(readMailbox(settings, bounds, async () => "read")).rejects.toThrow();
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});
