import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { seed } from "../../../../packages/db/seed/seed.ts";
import { ensureBuild } from "../../../../tools/build/ensure-build.ts";
import { root } from "../../../../tools/env.ts";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { runOrFail } from "../../../../tools/run-command.ts";
import { browser } from "../../../integration/support/visit.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { type Drill, promises, tally } from "../drill.ts";
import { type ServerProgram, serverProgram } from "../programs.ts";
import { type Scene, withScene } from "../scene.ts";
import { shuffled } from "../shuffled.ts";
import { startReadyProxy } from "./ready-proxy.ts";
import { withScratchCopy } from "./scratch-copy.ts";

const pages = ["/", "/en", "/event", "/en/news", "/staff", "/auth/login", "/contact"];
const visitors = 3;
/** Of what a page and its scripts name; a visit would take long otherwise. */
const assetsPerVisit = 40;
const visitIntervalMs = 200;
const returnTimeoutMs = 30_000;
const assetName = /[\w.-]+-[\w-]{8}\.(?:js|css|woff2|svg)/;
/** In a page by their whole path, in scripts and styles also relative to their folder. */
const inPages = new RegExp(`/assets/(${assetName.source})`, "g");
const inAssets = new RegExp(`(?:\\./|assets/)(${assetName.source})`, "g");

/** A version is replaced by another, process by process, and back, while people load pages with all that belongs to them. */
export const twoBuilds = ({ replacements }: { replacements: number }): Drill => ({
  name: "two-builds",
  promise: `${replacements} processes of two builds replaced one after the other: no request fails, no script or style is missing; without a common storage some are`,
  run: (stage, say) =>
    withScene(stage, say, (scene) =>
      withScratchCopy(
        async (other) => {
          const { broken, expect } = promises();
          await seed(scene.databaseUrl);
          say("building twice");
          await ensureBuild({ quiet: true });
          // Which every other chunk depends on, by its name at least.
          appendFileSync(
            join(other, "apps/web/app/entry.client.tsx"),
            '\ndocument.documentElement.dataset["build"] = "other";\n',
          );
          appendFileSync(join(other, "apps/web/app/ui/tokens.css"), "\n:root { --other: 1px; }\n");
          await runOrFail(process.execPath, ["tools/build.ts"], { cwd: other, quiet: true });
          const deploy = (folders: string[]) =>
            replaceUnderLoad(scene, { other, replacements, folders });
          const [common = "", first = "", second = ""] = Array.from({ length: 3 }, () => {
            const folder = mkdtempSync(join(tmpdir(), "takujo-storage-"));
            scene.atEnd(() => rmSync(folder, { recursive: true, force: true }));
            return folder;
          });
          const shared = await deploy([common, common]);
          say("without a common storage");
          const apart = await deploy([first, second]);
          expect(shared.failures.names().length === 0, `failed: ${shared.failures.text()}`);
          expect(shared.assets > 0, "nothing was asked for");
          expect(shared.builds.size === 2, `pages of ${shared.builds.size} builds were seen`);
          const missing = apart.failures.of("asset 404");
          expect(missing > 0, "nothing was missing without a common storage either");
          return {
            broken,
            figures: {
              replacements,
              pages: shared.visits,
              assets: shared.assets,
              failed: shared.failures.text(),
              "longest start of a server (ms)": shared.longestStart,
              "without a common storage": `${apart.assets} assets, ${apart.failures.text()}`,
            },
          };
        },
        { borrowsBuild: false },
      ),
    ),
});

interface Deploy {
  other: string;
  replacements: number;
  /** The storage of each build. */
  folders: string[];
}

async function replaceUnderLoad(scene: Scene, { other, replacements, folders }: Deploy) {
  const ports = await Promise.all([freePort(), freePort()]);
  const start = async (port: number, isOther: boolean): Promise<ServerProgram> => {
    const server = serverProgram({
      databaseUrl: scene.databaseUrl,
      port,
      folder: isOther ? other : root,
      env: {
        ROLES: "web,auth,platform,games",
        DRAIN_DELAY_MS: "1000",
        STORAGE_FOLDER: folders[isOther ? 1 : 0] ?? "",
      },
    });
    scene.atEnd(() => server.end("SIGKILL"));
    await server.start();
    return server;
  };
  const running = await Promise.all(ports.map((port) => start(port, false)));
  const proxy = await startReadyProxy(ports);
  scene.atEnd(proxy.stop);
  const seen = { failures: tally(), visits: 0, assets: 0, builds: new Set<string>() };
  let longestStart = 0;
  let isOver = false;
  const visiting = Array.from({ length: visitors }, async () => {
    while (!isOver) {
      const path = pages[seen.visits % pages.length] ?? "/";
      seen.visits++;
      await visit(proxy.port, path, seen);
      await pause(visitIntervalMs);
    }
  });
  try {
    for (let number = 0; number < replacements; number++) {
      const slot = number % ports.length;
      const port = ports[slot] ?? 0;
      await running[slot]?.end("SIGTERM");
      const began = performance.now();
      running[slot] = await start(port, Math.floor(number / ports.length) % 2 === 0);
      longestStart = Math.max(longestStart, Math.round(performance.now() - began));
      await waitUntil(() => proxy.isFollowing(port), returnTimeoutMs);
      await pause(1_000);
    }
  } finally {
    isOver = true;
  }
  await Promise.all(visiting);
  for (const server of running) await server.end("SIGTERM");
  return { ...seen, longestStart };
}

type Seen = Pick<Awaited<ReturnType<typeof replaceUnderLoad>>, "failures" | "assets" | "builds">;

/** Loads a page, and what it and its scripts name, each from the next process of the proxy. */
async function visit(port: number, path: string, seen: Seen): Promise<void> {
  const read = async (what: string, address: string): Promise<string> => {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`, {
      headers: { "user-agent": browser, "accept-language": "ja" },
      redirect: "manual",
    }).catch(() => null);
    const text = (await answer?.text().catch(() => null)) ?? "";
    if (!answer || answer.status >= 400) seen.failures.count(`${what} ${answer?.status ?? 0}`);
    return text;
  };
  const html = await read("page", path);
  const build = /entry\.client-[\w-]{8}\.js/.exec(html)?.[0];
  if (build) seen.builds.add(build);
  const names = new Set([...html.matchAll(inPages)].map(([, name = ""]) => name));
  const later = new Set<string>();
  const load = async (name: string) => {
    seen.assets++;
    const text = await read("asset", `/assets/${name}`);
    for (const [, found = ""] of text.matchAll(inAssets)) if (!names.has(found)) later.add(found);
  };
  for (const name of names) await load(name);
  for (const name of shuffled([...later]).slice(0, assetsPerVisit)) await load(name);
}
