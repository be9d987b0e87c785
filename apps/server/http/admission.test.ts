import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { createAdmission } from "./admission.ts";

async function start(mostAtOnce: number) {
  const inside: ServerResponse[] = [];
  const arrivals = new EventTarget();
  const listener = createAdmission((_request, response) => {
    inside.push(response);
    arrivals.dispatchEvent(new Event("arrival"));
  }, mostAtOnce);
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const send = (method: string) => fetch(`http://127.0.0.1:${port}/api/v1/x`, { method });
  /** Sends something that stays inside. */
  const enter = async (method: string) => {
    const arrived = once(arrivals, "arrival");
    const answer = send(method);
    await arrived;
    return answer;
  };
  return { inside, send, enter };
}

it("sends away at once whoever comes beyond the limit, and says when to come again", async () => {
  const { inside, send, enter } = await start(2);
  void enter("POST").catch(() => {});
  void enter("POST").catch(() => {});
  await expect.poll(() => inside.length).toBe(2);
  const refused = await send("POST");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "1"]);
  expect(await refused.json()).toMatchObject({ code: "unavailable", status: 503 });
  for (const response of inside) response.end("{}");
});

it("lets others in as soon as somebody is done or has left", async () => {
  const { inside, enter } = await start(1);
  const first = enter("POST");
  await expect.poll(() => inside.length).toBe(1);
  inside[0]?.end("{}");
  expect((await first).status).toBe(200);
  void enter("POST").catch(() => {});
  await expect.poll(() => inside.length).toBe(2);
  inside[1]?.destroy();
  void enter("POST").catch(() => {});
  await expect.poll(() => inside.length).toBe(3);
});

it("counts those who read apart from those who write", async () => {
  const { inside, enter } = await start(1);
  void enter("POST").catch(() => {});
  void enter("GET").catch(() => {});
  await expect.poll(() => inside.length).toBe(2);
});
