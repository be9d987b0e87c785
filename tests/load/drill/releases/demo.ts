import { appendFileSync, cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoMailPath } from "../../../../packages/contracts/demo.ts";
import { root } from "../../../../tools/env.ts";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { runCommand, runOrFail } from "../../../../tools/run-command.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { AuthBrowser } from "../../../support/auth-browser.ts";
import { type Drill, promises } from "../drill.ts";
import { buildImage, image, podman, trustAuthorityOf } from "./ship.ts";

const startTimeoutMs = 300_000;
const organizer = "desk@takujo.example";

/** The files needed to run a demo. */
const taken = [
  "compose.yaml",
  "compose.demo.yaml",
  "deploy/caddy",
  "deploy/container/create-server-role.sh",
  "deploy/demo",
];

/** A demo starts with two commands; a visitor becomes the organizer, renames the site, and the demo is reset. */
export const demo = (): Drill => ({
  name: "demo",
  promise: "from an empty folder to a demo that anybody can try, and back to its beginning",
  async run(_stage, say) {
    const { broken, expect } = promises();
    const folder = mkdtempSync(join(tmpdir(), "takujo-demo-"));
    for (const path of taken) cpSync(join(root, path), join(folder, path), { recursive: true });
    const project = `takujo-demo-${process.pid}`;
    const port = await freePort();
    const origin = `https://localhost:${port}`;
    const files = ["-f", "compose.yaml", "-f", "compose.demo.yaml"];
    const compose = (...args: string[]) =>
      podman("podman-compose", ["--project-name", project, ...files, ...args], folder);
    const page = async (path: string) => (await fetch(origin + path)).text();
    const events = async () =>
      [...new Set((await page("/event")).match(/"\/event\/[a-z0-9-]+"/g))].sort().join();
    try {
      await buildImage(say);
      say("starting");
      const env = await runOrFail("sh", ["deploy/demo/make-env.sh", origin], {
        quiet: true,
        cwd: folder,
      });
      writeFileSync(join(folder, ".env"), env);
      const ports = `HTTP_PORT=${await freePort()}\nHTTPS_PORT=${port}\n`;
      appendFileSync(
        join(folder, ".env"),
        `TAKUJO_IMAGE=${image}\nOPEN_FILES=4096\nLISTEN_ADDRESS=127.0.0.1\n${ports}`,
      );
      const began = performance.now();
      await compose("up", "--detach");
      const isUp = async (path: string) =>
        (await runCommand("curl", ["-skf", origin + path], { quiet: true })).code === 0;
      await waitUntil(
        async () => (await isUp("/event/tea-road-evening")) && isUp("/demo-mail/"),
        startTimeoutMs,
      );
      const upMs = Math.round(performance.now() - began);
      await trustAuthorityOf(`${project}_proxy_1`);

      say("being the organizer");
      expect((await page("/")).includes("お試し用のサイトです"), "the pages do not say it");
      const before = await events();
      expect(before !== "", "there are no events");
      const visitor = new AuthBrowser({ server: origin, origin });
      await visitor.askForCode(organizer);
      let code = "";
      await waitUntil(async () => {
        const list = await page(`${demoMailPath}/`);
        const row =
          list
            .split("<tr><td>")
            .slice(1)
            .find((each) => each.includes(organizer)) ?? "";
        code = /\d{6}/.exec(row)?.[0] ?? "";
        return code !== "";
      }, 60_000);
      await visitor.enterCode(organizer, code);
      const { status } = await visitor.call("GET", "/admin");
      expect(status === 200, `the organizer's page answered ${status}`);
      await compose(
        "exec",
        "-T",
        "server",
        "deploy/container/run.sh",
        "admin",
        "name",
        "落書き",
        "Scribble",
      );
      await waitUntil(async () => (await page("/about")).includes("落書き"), 30_000);

      say("starting over");
      const reset = performance.now();
      const said = await compose("exec", "-T", "demo", "deploy/container/run.sh", "demo", "now");
      const resetMs = Math.round(performance.now() - reset);
      expect(said.includes("has its sample content"), `it said: ${said}`);
      await waitUntil(async () => !(await page("/about")).includes("落書き"), 30_000);
      const after = await visitor.call("GET", "/admin");
      expect(after.status === 302, `a session of before answered ${after.status}`);
      expect((await events()) === before, `events were ${before}, are ${await events()}`);
      return {
        broken,
        figures: { "start of everything (ms)": upMs, "starting over (ms)": resetMs },
      };
    } finally {
      await compose("down", "--volumes").catch(() => {});
      rmSync(folder, { recursive: true, force: true });
    }
  },
});
