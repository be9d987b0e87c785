import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../tools/env.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { startListening } from "./start-listening.ts";

export interface RunningCache {
  origin: string;
  purgeUrl: string;
  stop: () => Promise<void>;
}

/** Varnish with the configuration of `deploy/`. */
export async function runVarnish(upstreamPort: number): Promise<RunningCache> {
  const folder = mkdtempSync(join(tmpdir(), "takujo-varnish-"));
  const file = join(folder, "takujo.vcl");
  const configured = readFileSync(join(root, "deploy/varnish/takujo.vcl"), "utf8");
  writeFileSync(file, configured.replace('.port = "3000"', `.port = "${upstreamPort}"`));
  const port = await freePort();
  const args = ["-F", "-n", join(folder, "work"), "-a", `127.0.0.1:${port}`, "-f", file];
  const { stop } = await startListening({
    program: "/usr/sbin/varnishd",
    args: [...args, "-s", "malloc,64m", "-j", "none", "-p", "http_gzip_support=off"],
    port,
    folder,
  });
  const origin = `http://127.0.0.1:${port}`;
  return { origin, purgeUrl: `${origin}/purge`, stop };
}
