import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { connect } from "node:tls";
import { root } from "../../../tools/env.ts";
import { freePort } from "../../../tools/postgres/cluster.ts";
import { runOrFail } from "../../../tools/run-command.ts";
import { waitUntil } from "../../integration/support/wait-until.ts";
import { startListening } from "./start-listening.ts";

export const proxyNames = ["caddy", "nginx"] as const;
export type ProxyName = (typeof proxyNames)[number];

export interface RunningProxy {
  /** The address for visitors, with TLS. */
  origin: string;
  /** Plain HTTP, which leads to the other. */
  plainOrigin: string;
  /** File of the authority that signed its certificate. */
  authority: string;
  /** Hash of the certificate's key, by which Chromium knows it. */
  keyHash: () => Promise<string>;
  stop: () => Promise<void>;
}

/** Starts a proxy with the configuration of `deploy/`, in front of a server that may start later. */
export async function runProxy(name: ProxyName, upstreamPort: number): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `takujo-${name}-`));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { program, args, env, authority } = await setUp[name]({
    folder,
    port,
    plainPort,
    upstreamPort,
  });
  const { stop } = await startListening({ program, args, env, port, folder });
  const keyHash = async () => {
    const socket = connect({
      port,
      host: "localhost",
      servername: "localhost",
      ca: readFileSync(authority()),
    });
    await once(socket, "secureConnect");
    const key = socket.getPeerX509Certificate()?.publicKey.export({ type: "spki", format: "der" });
    socket.destroy();
    return createHash("sha256")
      .update(key ?? "")
      .digest("base64");
  };
  // The first connection makes Caddy write its authority and certificate.
  await waitUntil(() => keyHash().then(Boolean, () => false)).catch(async (error) => {
    await stop();
    throw error;
  });
  return {
    origin: `https://localhost:${port}`,
    plainOrigin: `http://localhost:${plainPort}`,
    authority: authority(),
    keyHash,
    stop,
  };
}

interface Places {
  folder: string;
  port: number;
  plainPort: number;
  upstreamPort: number;
}

interface Setup {
  program: string;
  args: string[];
  env: Record<string, string>;
  authority: () => string;
}

const setUp: Record<ProxyName, (places: Places) => Promise<Setup>> = {
  /** Its own authority for localhost. Only ports and folders differ from production. */
  async caddy({ folder, port, plainPort, upstreamPort }) {
    const file = join(folder, "Caddyfile");
    const options = `http_port ${plainPort}\n\tadmin off\n\tskip_install_trust`;
    writeFileSync(file, `{\n\t${options}\n}\nimport ${join(root, "deploy/caddy/Caddyfile")}\n`);
    return {
      program: "caddy",
      args: ["run", "--config", file, "--adapter", "caddyfile"],
      env: {
        ORIGIN: `https://localhost:${port}`,
        UPSTREAM: `127.0.0.1:${upstreamPort}`,
        XDG_DATA_HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
      authority: () => join(folder, "caddy/pki/authorities/local/root.crt"),
    };
  },
  async nginx({ folder, port, plainPort, upstreamPort }) {
    const authority = await makeCertificate(folder);
    const site = readFileSync(join(root, "deploy/nginx/takujo.conf"), "utf8")
      // First: a port of ours may begin with 3000, too.
      .replaceAll("127.0.0.1:3000", `127.0.0.1:${upstreamPort}`)
      .replaceAll(/^\tlisten \[::\].*\n/gm, "")
      .replaceAll("listen 443", `listen 127.0.0.1:${port}`)
      .replaceAll("listen 80", `listen 127.0.0.1:${plainPort}`)
      .replaceAll("https://example.org", `https://localhost:${port}`)
      .replaceAll("/etc/letsencrypt/live/example.org/", `${folder}/`)
      .replaceAll("example.org", "localhost")
      .replaceAll("/var/cache/nginx/", `${folder}/cache/`);
    const file = writeNginx(folder, site);
    return {
      program: "/usr/sbin/nginx",
      args: ["-c", file, "-e", "stderr"],
      env: {},
      authority: () => authority,
    };
  },
};

/** The file with which nginx serves a site in a folder. */
export function writeNginx(folder: string, site: string, connections = 4_096): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  mkdirSync(join(folder, "cache"));
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `daemon off; user ${userInfo().username}; worker_processes 1; pid ${folder}/pid; error_log stderr warn;
events { worker_connections ${connections}; }
http { access_log off; include /etc/nginx/mime.types; ${temporary.join(" ")}
${site}}
`,
  );
  return file;
}

/** An authority of our own and a certificate for localhost, as Let's Encrypt would leave them. */
async function makeCertificate(folder: string): Promise<string> {
  const at = (name: string) => join(folder, name);
  const newKey = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"];
  const openssl = (...args: string[]) => runOrFail("openssl", args, { quiet: true });
  const authority = at("authority.pem");
  await openssl(
    "req",
    "-x509",
    ...newKey,
    "-days",
    "2",
    "-subj",
    "/CN=A local authority",
    "-keyout",
    at("authority-key.pem"),
    "-out",
    authority,
  );
  await openssl(
    "req",
    ...newKey,
    "-subj",
    "/CN=localhost",
    "-keyout",
    at("privkey.pem"),
    "-out",
    at("request.pem"),
  );
  writeFileSync(at("names"), "subjectAltName=DNS:localhost\n");
  const signed = ["-CA", authority, "-CAkey", at("authority-key.pem"), "-CAcreateserial"];
  await openssl(
    "x509",
    "-req",
    ...signed,
    "-days",
    "2",
    "-extfile",
    at("names"),
    "-in",
    at("request.pem"),
    "-out",
    at("fullchain.pem"),
  );
  return authority;
}
