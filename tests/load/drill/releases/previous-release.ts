import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seed } from "../../../../packages/db/seed/seed.ts";
import { projectEnv, root } from "../../../../tools/env.ts";
import { type ReceivedMail, startMailServer } from "../../../../tools/mailbox/mail-server.ts";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { lastRelease } from "../../../../tools/release/release-version.ts";
import { runOrFail } from "../../../../tools/run-command.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { AuthBrowser, newEmail } from "../../../support/auth-browser.ts";
import { openSessions } from "../../crowd/sessions.ts";
import { type Drill, promises } from "../drill.ts";
import { drillOrigin, serverProgram, workerProgram } from "../programs.ts";
import { withScene } from "../scene.ts";
import { linkPackages } from "./scratch-copy.ts";
import { inboxOf, reserveByHand, sentTo } from "./visitor.ts";

const pages = ["/ja", "/en", "/event", "/en/news", "/staff", "/faq", "/auth/login", "/contact"];

/** While a version is replaced, processes of the former one run on tables that are migrated already. */
export const previousRelease = ({ from }: { from?: string | undefined }): Drill => ({
  name: "previous-release",
  promise: `server and worker of ${from ?? "the last release"} on today's tables: pages, sign-in, a reservation and its mail`,
  run: (stage, say) =>
    withScene(stage, say, async (scene) => {
      const { broken, expect } = promises();
      const version = from ?? (await lastRelease())?.commit;
      if (!version) {
        throw new Error(
          "No release is recorded, or this clone lacks its commit. Name one with --from.",
        );
      }
      const folder = mkdtempSync(join(tmpdir(), "takujo-previous-"));
      scene.atEnd(() => rmSync(folder, { recursive: true, force: true }));
      await checkOut(version, folder);
      say(`building ${version}`);
      await installPackages(folder, say);
      const path = `${join(folder, "node_modules/.bin")}:${projectEnv().path}`;
      const asThere = { cwd: folder, quiet: true, env: { PATH: path } };
      await runOrFail(process.execPath, ["tools/build.ts"], asThere);

      await seed(scene.databaseUrl);
      const [session] = await openSessions(scene.db, { capacity: 10 });
      const mails: ReceivedMail[] = [];
      const mailServer = await startMailServer({ onMail: (mail) => void mails.push(mail) });
      scene.atEnd(() => mailServer.stop());
      const storage = { STORAGE_FOLDER: join(folder, "storage") };
      const { databaseUrl } = scene;
      const env = { ROLES: "web,auth,platform,games", ...storage };
      const server = serverProgram({ databaseUrl, port: await freePort(), folder, env });
      const worker = workerProgram(databaseUrl, mailServer.url, storage, folder);
      for (const program of [server, worker]) {
        scene.atEnd(() => program.end("SIGKILL"));
        await program.start();
      }

      const origin = `http://127.0.0.1:${server.port}`;
      for (const page of pages) {
        const { status } = await fetch(origin + page, { redirect: "manual" });
        expect(status === 200, `${page} is ${status}`);
      }
      const visitor = new AuthBrowser({ server: origin, origin: drillOrigin });
      const { email } = await visitor.signIn(inboxOf(mails), newEmail());
      const code = await reserveByHand(visitor, session?.id ?? "");
      const hasMail = () => sentTo(mails, email).some(({ text }) => text?.includes(code));
      await waitUntil(hasMail, 30_000).catch(() => expect(false, "no mail about the reservation"));
      const errors = [...server.errors(), ...worker.errors()];
      expect(errors.length === 0, `logged: ${errors.slice(0, 3).join("\n")}`);
      return {
        broken,
        figures: { version, pages: pages.length, reserved: code, mails: mails.length },
      };
    }),
});

async function checkOut(version: string, folder: string): Promise<void> {
  const archive = join(folder, "archive.tar");
  await runOrFail("git", ["archive", `--output=${archive}`, version], { quiet: true });
  await runOrFail("tar", ["--extract", `--file=${archive}`, `--directory=${folder}`], {
    quiet: true,
  });
  rmSync(archive);
}

/** Those of the project where both have the same lock. */
async function installPackages(folder: string, say: (line: string) => void): Promise<void> {
  const lockIn = (place: string) => readFileSync(join(place, "package-lock.json"), "utf8");
  if (lockIn(folder) === lockIn(root)) return linkPackages(folder);
  say("its packages differ: npm ci");
  await runOrFail("npm", ["ci", "--no-audit", "--loglevel=error"], { cwd: folder, quiet: true });
}
