import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import { verdictsOfPage } from "../../../integration/access/authorization/rules.ts";
import { attack } from "./attack.ts";
import type { Target } from "./targets.ts";
import { probed, victimOf } from "./victim.ts";
import type { World } from "./world.ts";

const origin = "https://takujo.example";

function pageAt(path: string): Target {
  const verdicts = verdictsOfPage(path, path === "/is-open" ? { only: "admin" } : false);
  const operation = { method: "GET", verdicts, query: ["q"], schema: null, document: null };
  return { kind: "auth", path, operations: [operation] };
}

async function startFaulty() {
  const script = join(import.meta.dirname, "faulty-server.ts");
  const child = spawn(process.execPath, [...probed, script], {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const [line] = await once(child.stdout as Readable, "data");
  return victimOf({
    origin: `http://localhost:${/\d+/.exec(String(line))?.[0]}`,
    process: child,
    logs: () => [],
    async stop() {
      if (child.exitCode === null && child.kill("SIGKILL")) await once(child, "exit");
    },
  });
}

const world: World = {
  origin,
  adminId: "x",
  knownSession: "x",
  staleCookie: "x=1",
  staleToken: "x",
  headersOf: () => ({}),
  pathTo: (shape) => shape,
  hostilePath: (shape) => shape,
  bodyFor: () => ({}),
};

async function attackAt(...paths: string[]) {
  const { violations } = await attack({
    seed: 1,
    // Each of those takes its time.
    requests: paths.includes("/pauses") ? 4 : 20,
    seconds: 30,
    connections: 2,
    brokenConnections: 0,
    targets: paths.map(pageAt),
    publicOrigin: origin,
    startVictim: startFaulty,
    renewWorld: async () => world,
    isWarm: true,
    say: () => {},
  });
  return violations;
}

describe("the drill of hostile requests", () => {
  it.each([
    ["5xx", "/fails"],
    ["exit", "/exits"],
    ["pause", "/pauses"],
    ["memory", "/leaks"],
    ["location", "/leads-away"],
    ["guard", "/is-open"],
    ["headers", "/is-bare"],
  ])("finds %s at %s, and how to repeat it", { timeout: 60_000 }, async (kind, path) => {
    const violations = await attackAt(path);
    expect([...violations.kinds()]).toEqual([kind]);
    if (kind !== "memory")
      expect(violations.lines().join()).toMatch(`http://localhost:3000${path}`);
  });

  it("finds nothing in a 404, nor in a 503 that says when to come again", async () => {
    expect((await attackAt("/nothing", "/is-busy")).lines()).toEqual([]);
  });
});
