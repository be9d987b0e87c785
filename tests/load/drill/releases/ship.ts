import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { root } from "../../../../tools/env.ts";
import { type ReceivedMail, startMailServer } from "../../../../tools/mailbox/mail-server.ts";
import { freePort } from "../../../../tools/postgres/cluster.ts";
import { runCommand, runOrFail } from "../../../../tools/run-command.ts";
import { waitUntil } from "../../../integration/support/wait-until.ts";
import { AuthBrowser, newEmail } from "../../../support/auth-browser.ts";
import { type Drill, promises } from "../drill.ts";
import { inboxOf, reserveByHand, sentTo } from "./visitor.ts";

export const image = "localhost/takujo:drill";
const maxMegabytes = 250;
const maxStartMs = 5_000;
const upTimeoutMs = 180_000;

/** Only the files needed to install the site. */
const taken = [
  "compose.yaml",
  "deploy/backup",
  "deploy/caddy",
  "deploy/container/create-server-role.sh",
];

/**
 * The site is installed with the container files, a visitor reserves, and everything is restarted; then it is backed up, lost
 * and restored.
 */
export const ship = (): Drill => ({
  name: "ship",
  promise:
    "from an empty folder to a reservation and its mail with containers; neither a restart nor a restored backup loses anything",
  async run(_stage, say) {
    const { broken, expect } = promises();
    const folder = mkdtempSync(join(tmpdir(), "takujo-ship-"));
    const mails: ReceivedMail[] = [];
    // Containers reach this machine from their bridge.
    const mailServer = await startMailServer({
      host: "0.0.0.0",
      onMail: (mail) => void mails.push(mail),
    });
    const site = await siteIn(folder, mailServer.port);
    try {
      await buildImage(say);
      const megabytes = await compressedSize();
      expect(megabytes < maxMegabytes, `the image has ${megabytes} MB`);

      say("starting");
      const upMs = await site.up();
      await site.compose("run", "--rm", "--no-deps", "migrate", "seed");
      await site.compose(
        "run",
        "--rm",
        "--no-deps",
        "server",
        "admin",
        "create",
        "first@example.org",
      );
      await site.trustItsAuthority();

      say("reserving");
      const visitor = new AuthBrowser({ server: site.origin, origin: site.origin });
      const { email } = await visitor.signIn(inboxOf(mails), newEmail());
      const code = await reserveByHand(visitor, await site.openSession());
      await waitUntil(() => sentTo(mails, email).some(({ text }) => text?.includes(code)), 30_000);

      say("stopping, and starting again");
      await site.compose("down");
      const againMs = await site.up();
      const isThere = async () => {
        const list = await visitor.authorized("/reservations?locale=ja", await visitor.token());
        return (await list.text()).includes(code.replace("-", ""));
      };
      expect(await isThere(), "the reservation is lost");
      const startMs = await site.serverStart();
      expect(startMs < maxStartMs, `the server was ready after ${startMs} ms`);

      say("backing up, losing everything, restoring");
      const backup = await site.backUp();
      await site.lose();
      const restoreMs = await site.restore(backup);
      expect(await isThere(), "the reservation is not in the backup");
      return {
        broken,
        figures: {
          "compressed image (MB)": megabytes,
          "first start of everything (ms)": upMs,
          "second start of everything (ms)": againMs,
          "start of the server (ms)": startMs,
          "restoring, until ready (ms)": restoreMs,
        },
      };
    } finally {
      await site.remove();
      await mailServer.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
});

const settings = { CONTAINERS_CONF: join(root, "deploy/testing/containers.conf") };

export const podman = (program: string, args: string[], cwd = root) =>
  runOrFail(program, args, { quiet: true, cwd, env: settings });

/** Caddy makes the certificates of localhost by itself. */
export async function trustAuthorityOf(proxy: string): Promise<void> {
  const path = "/data/caddy/pki/authorities/local/root.crt";
  const output = await podman("podman", ["exec", proxy, "cat", path]);
  const [authority = ""] = /-----BEGIN[\s\S]+END CERTIFICATE-----/.exec(output) ?? [];
  setDefaultCACertificates([...getCACertificates(), authority]);
}

export async function buildImage(say: (line: string) => void): Promise<void> {
  say("making the base images");
  await podman("sh", [join(root, "deploy/testing/base-images.sh")]);
  say("building the image");
  const isolated = ["--isolation", "chroot", "--network", "host"];
  const tagged = ["--format", "docker", "--tag", image];
  await podman("buildah", ["bud", "--layers", ...isolated, ...tagged, root]);
}

async function siteIn(folder: string, mailPort: number) {
  const project = `takujo-ship-${process.pid}`;
  const port = await freePort();
  const origin = `https://localhost:${port}`;
  const secret = () => randomBytes(36).toString("hex");
  const env = {
    TAKUJO_IMAGE: image,
    ORIGIN: origin,
    LISTEN_ADDRESS: "127.0.0.1",
    // As many as deploy/testing/containers.conf allows.
    OPEN_FILES: 4_096,
    HTTP_PORT: await freePort(),
    HTTPS_PORT: port,
    SIGNING_SECRET: secret(),
    DATABASE_OWNER_PASSWORD: secret(),
    DATABASE_SERVER_PASSWORD: secret(),
    ORGANIZER_EMAIL: "contact@example.org",
    MAIL_FROM: "contact@example.org",
    SMTP_URL: `smtp://host.containers.internal:${mailPort}?requireTLS=false`,
  };
  for (const path of taken) cpSync(join(root, path), join(folder, path), { recursive: true });
  const lines = Object.entries(env).map(([name, value]) => `${name}=${value}`);
  writeFileSync(join(folder, ".env"), `${lines.join("\n")}\n`);
  const compose = (...args: string[]) =>
    podman("podman-compose", ["--project-name", project, ...args], folder);
  const container = (service: string) => `${project}_${service}_1`;
  const key = join(folder, "backup.key");
  const backupScript = (name: string, args: string[], env: Record<string, string>) =>
    runOrFail(join("deploy/backup", name), args, {
      quiet: true,
      cwd: folder,
      env: { ...settings, COMPOSE: `podman-compose --project-name ${project}`, ...env },
    });
  const isReady = async () =>
    (await runCommand("curl", ["-skf", `${origin}/readyz`], { quiet: true })).code === 0;
  return {
    origin,
    compose,
    /** Milliseconds until the proxy leads to a server that is ready. */
    async up(): Promise<number> {
      const began = performance.now();
      await compose("up", "--detach");
      await waitUntil(isReady, upTimeoutMs);
      return Math.round(performance.now() - began);
    },
    trustItsAuthority: () => trustAuthorityOf(container("proxy")),
    /** A session with free seats, as the seed has many. */
    async openSession(): Promise<string> {
      const query = `select id from event_session where opens_at < now() and starts_at > now() + interval '3 days'
        and capacity > seats_taken + 2 order by starts_at limit 1`;
      const psql = ["psql", "--username=takujo_owner", "--dbname=takujo", "-Atc", query];
      const output = await podman("podman", ["exec", container("database"), ...psql]);
      return /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(output)?.[0] ?? "";
    },
    /** From the start of its container to its first line that it listens. */
    async serverStart(): Promise<number> {
      const name = container("server");
      const format = "{{.State.StartedAt.UnixMilli}}";
      const started = await podman("podman", ["inspect", "--format", format, name]);
      const log = await podman("podman", ["logs", name]);
      const line = log.split("\n").findLast((each) => each.includes('"listening"')) ?? "{}";
      const { time = "" } = JSON.parse(line.slice(line.indexOf("{"))) as { time?: string };
      return Date.parse(time) - Number(/\d{13}/.exec(started)?.[0]);
    },
    /** The files of the backup. */
    async backUp(): Promise<string[]> {
      await podman("age-keygen", ["-o", key], folder);
      const [recipient = ""] = /age1\w+/.exec(readFileSync(key, "utf8")) ?? [];
      await backupScript("dump.sh", ["backups"], { BACKUP_RECIPIENT: recipient });
      // The database's comes first.
      const names = readdirSync(join(folder, "backups")).sort();
      return names.map((name) => join("backups", name));
    },
    /** The certificates stay, because visitors trust them. */
    async lose(): Promise<void> {
      await compose("down");
      const volumes = ["database", "images"].map((volume) => `${project}_${volume}`);
      await podman("podman", ["volume", "rm", ...volumes]);
    },
    /** Milliseconds until the site is back. */
    async restore(files: string[]): Promise<number> {
      const began = performance.now();
      await compose("up", "--detach", "database");
      await waitUntil(async () => {
        const asked = ["exec", container("database"), "pg_isready", "--host=127.0.0.1"];
        return (await runCommand("podman", asked, { quiet: true, env: settings })).code === 0;
      }, upTimeoutMs);
      await backupScript("restore.sh", files, { BACKUP_KEY: key });
      await this.up();
      return Math.round(performance.now() - began);
    },
    async remove(): Promise<void> {
      await compose("down", "--volumes").catch(() => {});
    },
  };
}

async function compressedSize(): Promise<number> {
  const pipe = `podman save --format docker-archive ${image} 2>/dev/null | gzip | wc -c`;
  return Math.round(Number((await podman("sh", ["-c", pipe])).trim()) / 1_000_000);
}
