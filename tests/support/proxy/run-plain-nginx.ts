import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../../../tools/env.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { writeNginx } from "./run-proxy.ts";
import { startListening } from "./start-listening.ts";

const connections = 16_000;

/** The configuration of `deploy/` without TLS, and without a limit for one address: a crowd of one machine comes through it. */
export async function runPlainNginx(upstreamPort: number) {
  const folder = mkdtempSync(join(tmpdir(), "takujo-nginx-"));
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = readFileSync(join(root, "deploy/nginx/takujo.conf"), "utf8")
    // First: a port of ours may begin with 3000, too.
    .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`)
    .replaceAll(/^\t(?:listen \[::\]|ssl_|limit_conn).*\n/gm, "")
    .replaceAll("listen 443 ssl http2", `listen 127.0.0.1:${port}`)
    .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("/var/cache/nginx/", `${folder}/cache/`);
  const file = writeNginx(folder, site, connections);
  const { stop } = await startListening({
    program: "/usr/sbin/nginx",
    args: ["-c", file, "-e", "stderr"],
    port,
    folder,
  });
  return { port, stop };
}
