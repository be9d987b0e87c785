import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { securityHeaders } from "../../../../apps/server/http/security-headers.ts";

/** Has every fault that the drill must find, each at an address of its own. */
const leaked: Buffer[] = [];
const faults: Record<string, () => { status?: number; headers?: Record<string, string> }> = {
  "/fails": () => ({ status: 500 }),
  "/is-busy": () => ({ status: 503, headers: { "retry-after": "1" } }),
  "/exits": () => process.exit(1),
  "/pauses": () => {
    // By what it has computed: on a busy machine, waiting is no pause of ours.
    const until = process.threadCpuUsage().user + 300_000;
    while (process.threadCpuUsage().user < until);
    return {};
  },
  "/leaks": () => {
    if (leaked.length < 5) leaked.push(Buffer.alloc(60_000_000, 1));
    return {};
  },
  "/leads-away": () => ({ status: 302, headers: { location: "/\\evil.example" } }),
  "/is-open": () => ({ status: 200 }),
};

const server = createServer((request, response) => {
  const path = (request.url ?? "").split("?", 1)[0] ?? "";
  const { status = 404, headers = {} } = faults[path]?.() ?? {};
  request.resume();
  const own = path === "/is-bare" ? {} : securityHeaders;
  response.writeHead(status, { ...own, ...headers }).end();
});
server.listen(0, "127.0.0.1", () => {
  console.log(`listening ${(server.address() as AddressInfo).port}`);
});
