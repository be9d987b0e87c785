import { once } from "node:events";
import { Agent, createServer, request as forward } from "node:http";
import type { AddressInfo } from "node:net";
import { isReady } from "../programs.ts";

const pollIntervalMs = 100;

/** A minimal proxy: passes each request once to one of the ready servers, in rotation. */
export async function startReadyProxy(ports: number[]) {
  const agents = new Map(ports.map((port) => [port, new Agent({ keepAlive: true })]));
  let ready = [...ports];
  let turn = 0;
  const look = setInterval(async () => {
    const states = await Promise.all(ports.map(isReady));
    ready = ports.filter((_, index) => states[index]);
  }, pollIntervalMs);
  const server = createServer((request, response) => {
    turn++;
    const port = ready[turn % ready.length];
    if (port === undefined) return void response.writeHead(502).end();
    const { method = "GET", url: path = "/", headers } = request;
    const agent = agents.get(port);
    const options = { host: "127.0.0.1", port, method, path, headers, ...(agent && { agent }) };
    const onward = forward(options, (answer) => {
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      answer.pipe(response);
    });
    onward.once("error", () => void response.writeHead(502).end());
    request.pipe(onward);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    port: (server.address() as AddressInfo).port,
    isFollowing: (port: number) => ready.includes(port),
    stop() {
      clearInterval(look);
      server.close();
      server.closeAllConnections();
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

/** The header `connection` is meant for the next hop only. */
function withoutConnection(headers: NodeJS.Dict<string | string[]>) {
  const { connection: _, "keep-alive": __, ...others } = headers;
  return others;
}
