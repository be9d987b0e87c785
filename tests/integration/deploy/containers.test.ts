import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readServerEnv } from "../../../apps/server/env.ts";
import { readWorkerEnv } from "../../../apps/worker/env.ts";
import { demoMailPath } from "../../../packages/contracts/demo.ts";
import { readDemoEnv } from "../../../tools/demo/env.ts";
import { root } from "../../../tools/env.ts";
import { runOrFail } from "../../../tools/run-command.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

interface ComposeService {
  build?: { context: string; dockerfile: string };
  command?: string;
  depends_on?: object;
  environment: Record<string, string>;
  healthcheck?: { test: string[] };
  image?: string;
  logging?: { driver: string; options: Record<string, string> };
  mem_limit?: string;
  ulimits?: { nofile: string };
  volumes?: string[];
}

interface ComposeFile {
  name: string;
  services: Record<string, ComposeService>;
}

const composeFile = (path: string) => parse(read(path), { merge: true }) as ComposeFile;

/** With the values of a .env, as compose fills them in. */
function filledFrom(environment: Record<string, string>, dotenv: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      String(value).replace(
        /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
        (_, variable: string, sign?: string, text?: string) =>
          dotenv[variable] ?? (sign === "-" ? (text ?? "") : "secret"),
      ),
    ]),
  );
}

describe.each(["compose.yaml", "compose.demo.yaml"])("%s", (path) => {
  const services = Object.values(composeFile(path).services);

  it("mounts files that are there", () => {
    const mounted = services
      .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0] ?? ""))
      .filter((source) => source.startsWith("."));
    expect(mounted).not.toEqual([]);
    for (const source of mounted) expect(statSync(join(root, source)).isFile(), source).toBe(true);
  });

  it("says what an image is built from, for Docker and Podman look for files of different names", () => {
    for (const { build } of services.filter((service) => "build" in service)) {
      expect(build).toEqual({ context: ".", dockerfile: "Containerfile" });
      expect(read("Containerfile")).toContain("FROM ");
    }
  });

  it("leaves nothing that the image is built from or started with out of what Docker sends", () => {
    const ignored = read(".dockerignore").split("\n");
    const copied = [...read("Containerfile").matchAll(/^COPY (?!--)(.+) \S+$/gm)].map(
      ([, source = ""]) => source,
    );
    const started = services.map(({ healthcheck }) => healthcheck?.test[1] ?? "");
    const named = [...copied, ...started.filter((path) => path.includes("/"))];
    expect(named).toContain("deploy/container/run.sh");
    for (const path of named) {
      expect(existsSync(join(root, path)), path).toBe(true);
      const above = path.split("/").map((_, index, parts) => parts.slice(0, index + 1).join("/"));
      expect(above.filter((folder) => ignored.includes(folder))).toEqual([]);
    }
  });

  it("asks for health with words that the image knows, and no lasting one as if it were a server", () => {
    const words = read("deploy/container/run.sh");
    for (const { command, healthcheck } of services) {
      const [kind, program, word] = healthcheck?.test ?? [];
      if (program !== "deploy/container/run.sh") continue;
      expect(kind).toBe("CMD");
      expect(words).toContain(`  ${word})`);
      expect(word).toBe(command === "worker" ? "is-working" : "is-ready");
    }
  });
});

/** Each service with what both files say of it, as `-f compose.yaml -f compose.demo.yaml` has them. */
function servicesOfDemo(): Record<string, ComposeService> {
  const real = composeFile("compose.yaml").services;
  const demo = composeFile("compose.demo.yaml").services;
  const names = new Set([...Object.keys(real), ...Object.keys(demo)]);
  return Object.fromEntries(
    [...names].map((name) => [name, { ...real[name], ...demo[name] } as ComposeService]),
  );
}

describe("every service of compose.yaml and compose.demo.yaml", () => {
  const services = Object.entries(servicesOfDemo());

  it.each(services)("%s has an end of its log, its memory and its open files", (_, service) => {
    const { logging, mem_limit: memory, ulimits } = service;
    // Docker's default may be a driver that refuses these options.
    expect(logging?.driver).toBe("json-file");
    expect(logging?.options).toEqual({
      "max-size": expect.stringMatching(/^\d+m$/),
      "max-file": expect.stringMatching(/^\d+$/),
    });
    expect(memory).toMatch(/^\d+[mg]$/);
    expect(ulimits?.nofile).toMatch(/^\$\{OPEN_FILES:-\d+\}$/);
  });

  it.each(services)("%s has an image that is ours, or one of an exact version", (_, { image }) => {
    if (image?.endsWith("-localhost/takujo}")) return;
    expect(image).toMatch(/^docker\.io\/.+:\d+\.\d+(?:\.\d+)?-\w+(?:@sha256:[0-9a-f]{64})?$/);
  });
});

describe("the images that ours is built on", () => {
  it("are of exact versions, and the Node is that of development", () => {
    const [, node] = /^version=(\S+)$/m.exec(read("tools/with-node.sh")) ?? [];
    const [, base] = /^FROM (\S+) AS base$/m.exec(read("Containerfile")) ?? [];
    expect(base?.replace(/@sha256:[0-9a-f]{64}$/, "")).toBe(
      `docker.io/library/node:${node}-bookworm-slim`,
    );
  });

  it("are given digests by Renovate, which leaves PostgreSQL's next major to people", () => {
    const renovate = JSON.parse(read("renovate.json")) as {
      extends: string[];
      packageRules: {
        matchPackageNames?: string[];
        matchUpdateTypes?: string[];
        enabled?: boolean;
      }[];
    };
    expect(renovate.extends).toContain("docker:pinDigests");
    const rule = renovate.packageRules.find(({ matchPackageNames }) =>
      matchPackageNames?.includes("docker.io/library/postgres"),
    );
    expect(rule).toMatchObject({ matchUpdateTypes: ["major"], enabled: false });
  });
});

describe("the image", () => {
  it("knows every word by which docs/paas.md starts it", () => {
    const words = /^ {2}([\w| -]+)\)/gm;
    const known = [...read("deploy/container/run.sh").matchAll(words)].flatMap(([, list = ""]) =>
      list.split(" | "),
    );
    const named = [
      ...read("docs/paas.md").matchAll(/\/app\/(deploy\/container\/run\.sh) ([\w-]+)/g),
    ];
    expect(named.length).toBeGreaterThan(3);
    for (const [, program = "", word] of named) {
      expect(statSync(join(root, program)).mode & 0o111).toBe(0o111);
      expect(known).toContain(word);
    }
  });

  it("has every font that is read while the site runs, and no other", async () => {
    const folder = mkdtempSync(join(tmpdir(), "takujo-prune-"));
    try {
      const fonts = globSync("@expo-google-fonts/**/*.ttf", { cwd: join(root, "node_modules") });
      const copied = [...read("Containerfile").matchAll(/^COPY (\S+\.ts) \S+$/gm)].map(
        ([, source = ""]) => source,
      );
      for (const path of [...copied, "package-lock.json"]) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        cpSync(join(root, path), join(folder, path));
      }
      for (const font of fonts) {
        mkdirSync(join(folder, "node_modules", dirname(font)), { recursive: true });
        writeFileSync(join(folder, "node_modules", font), "");
      }
      const prune = join(folder, "deploy/container/prune-packages.ts");
      await runOrFail(process.execPath, [prune], { quiet: true });
      const left = globSync("@expo-google-fonts/**/*.ttf", { cwd: join(folder, "node_modules") });
      const named = globSync("{apps,packages}/**/*.{ts,tsx}", {
        cwd: root,
        exclude: (path) => /node_modules|build|\.test\.ts/.test(path),
      }).flatMap((path) => read(path).match(/@expo-google-fonts\/[^"]+\.ttf/g) ?? []);
      expect(fonts.length).toBeGreaterThan(left.length);
      expect(left.sort()).toEqual([...new Set(named)].sort());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("compose.yaml", () => {
  const { services } = composeFile("compose.yaml");

  const filled = (service: string) =>
    filledFrom(services[service]?.environment ?? {}, {
      ORIGIN: "https://example.org",
      SIGNING_SECRET: "a".repeat(32),
      ORGANIZER_EMAIL: "contact@example.org",
      SMTP_URL: "smtp://mail",
      MAIL_FROM: "contact@example.org",
    });

  it("gives server and worker settings that they take, and the owner's password to neither", () => {
    expect(readServerEnv(filled("server")).trustedProxies).toBe(1);
    expect(readWorkerEnv(filled("worker")).organizer.email).toBe("contact@example.org");
    for (const service of ["server", "worker", "proxy"]) {
      const text = JSON.stringify(services[service]);
      expect(text).not.toContain("DATABASE_OWNER_PASSWORD");
    }
  });

  it("measures server and worker, for the container alone unless METRICS_HOST says otherwise", () => {
    for (const service of ["server", "worker"]) {
      const settings = services[service]?.environment ?? {};
      const readEnv = service === "server" ? readServerEnv : readWorkerEnv;
      const host = (dotenv: Record<string, string>) =>
        readEnv({
          ...filled(service),
          ...filledFrom({ METRICS_HOST: settings["METRICS_HOST"] ?? "" }, dotenv),
        }).metrics?.host;
      expect(host({})).toBe("127.0.0.1");
      expect(host({ METRICS_HOST: "0.0.0.0" })).toBe("0.0.0.0");
      expect(readEnv({ ...filled(service), METRICS_HOST: undefined }).metrics?.host).toBe(
        "127.0.0.1",
      );
    }
  });

  it("has an image to build, and a health check for whatever stays", () => {
    expect(services["migrate"]).toHaveProperty("build");
    for (const service of ["database", "server", "worker"]) {
      expect(services[service], service).toHaveProperty("healthcheck");
    }
  });

  it("starts server and worker only after migrations that ended well", () => {
    for (const service of ["server", "worker"]) {
      expect(services[service]?.depends_on).toEqual({
        migrate: { condition: "service_completed_successfully" },
      });
    }
  });
});

describe("compose.demo.yaml", () => {
  const real = composeFile("compose.yaml");
  const demo = composeFile("compose.demo.yaml");

  /** The settings of both files, the second being stronger. */
  const settingsFor = (service: string, dotenv: Record<string, string>) =>
    filledFrom(
      { ...real.services[service]?.environment, ...demo.services[service]?.environment },
      dotenv,
    );

  const madeEnv = async (...args: string[]) =>
    parseEnv(
      await runOrFail("sh", ["deploy/demo/make-env.sh", ...args], { quiet: true }),
    ) as Record<string, string>;

  it("has a project of its own, so that it never meets the data of a real site", () => {
    expect(demo.name).not.toBe(real.name);
  });

  it("gives every program settings that it takes, and sends no mail outside whatever .env says", async () => {
    const dotenv = await madeEnv("https://demo.example.org");
    expect(readServerEnv(settingsFor("server", dotenv))).toMatchObject({
      demo: true,
      trustedProxies: 1,
      origin: "https://demo.example.org",
    });
    expect(settingsFor("migrate", dotenv)["DEMO"]).toBe("on");
    const { smtpPort, databaseUrl } = readDemoEnv(settingsFor("demo", dotenv));
    expect(databaseUrl).toBe(settingsFor("migrate", dotenv)["DATABASE_MIGRATION_URL"]);
    for (const SMTP_URL of [dotenv["SMTP_URL"] ?? "", "smtps://mail.example.org"]) {
      const worker = readWorkerEnv(settingsFor("worker", { ...dotenv, SMTP_URL }));
      expect(worker.smtpUrl).toBe(`smtp://demo:${smtpPort}?requireTLS=false`);
    }
  });

  it("shows the mailbox where the pages say that it is", () => {
    const route = read("deploy/demo/mailbox.caddy");
    expect(route).toContain(`path ${demoMailPath} ${demoMailPath}/*`);
    expect(route).toContain("reverse_proxy @mailbox demo:3000");
    const [mount = ""] = demo.services["proxy"]?.volumes ?? [];
    expect(mount).toBe("./deploy/demo/mailbox.caddy:/etc/caddy/extra/mailbox.caddy:ro");
    expect(read("deploy/caddy/Caddyfile")).toContain("import extra/*.caddy");
  });

  it("has secrets of its own, made anew each time", async () => {
    const [first, second] = [await madeEnv(), await madeEnv()];
    const names = ["SIGNING_SECRET", "DATABASE_OWNER_PASSWORD", "DATABASE_SERVER_PASSWORD"];
    const secrets = names.flatMap((name) => [first[name], second[name]]);
    expect(new Set(secrets).size).toBe(6);
    for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(first["ORIGIN"]).toBe("https://localhost");
    expect(first["COMPOSE_FILE"]).toBe("compose.yaml:compose.demo.yaml");
  });
});
