import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readServerEnv } from "../../../apps/server/env.ts";
import { readWorkerEnv } from "../../../apps/worker/env.ts";
import { demoMailPath } from "../../../packages/contracts/demo.ts";
import { readDemoEnv } from "../../../tools/demo/env.ts";
import { root } from "../../../tools/env.ts";
import { runOrFail } from "../../../tools/run-command.ts";

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
}

const read = (path: string) => readFileSync(join(root, path), "utf8");

const manifests = globSync("deploy/kubernetes/*.yaml", { cwd: root }).flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);

async function validate(manifest: Manifest): Promise<void> {
  const { apiVersion, kind } = manifest;
  const module = (await import(
    /* @vite-ignore */ `kubernetes-models/${apiVersion}/${kind}`
  )) as Record<string, new (data: object) => { validate(): void }>;
  const Model = module[kind];
  if (!Model) throw new Error(`${kind} is unknown`);
  new Model(manifest).validate();
}

const settingsOf = (...names: string[]) =>
  Object.assign(
    {},
    ...manifests
      .filter(
        ({ kind, metadata }) => /ConfigMap|Secret/.test(kind) && names.includes(metadata.name),
      )
      .map(({ data, stringData }) => data ?? stringData),
  ) as Record<string, string>;

describe("the manifests for Kubernetes", () => {
  it.each(manifests.map((manifest) => [`${manifest.kind} ${manifest.metadata.name}`, manifest]))(
    "%s has the fields that its kind has",
    async (_, manifest) => {
      await validate(manifest as Manifest);
    },
  );

  it("would be refused with a field of the wrong kind", async () => {
    const [wrong] = structuredClone(manifests.filter(({ kind }) => kind === "Deployment"));
    (wrong as unknown as { spec: { replicas: unknown } }).spec.replicas = "two";
    await expect(validate(wrong as Manifest)).rejects.toThrow("replicas");
  });

  it("have settings that server and worker take", () => {
    const settings = settingsOf("takujo");
    expect(readServerEnv(settings).trustedProxies).toBe(1);
    expect(readWorkerEnv(settings).smtpUrl).toContain("smtps://");
    expect(settings).not.toHaveProperty("DATABASE_MIGRATION_URL");
  });
});

interface ComposeService {
  build?: unknown;
  command?: string;
  depends_on?: object;
  environment: Record<string, string>;
  healthcheck?: { test: string[] };
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

describe("the units of systemd", () => {
  it.each(globSync("deploy/systemd/*.service", { cwd: root }))(
    "%s runs a program that is there",
    (file) => {
      const program = /^ExecStart=.* (\S+\.ts)$/m.exec(read(file))?.[1] ?? "";
      expect(read(program)).not.toBe("");
    },
  );
});

describe("the files for backups", () => {
  it("run scripts that are there, and can be run", () => {
    const unit = read("deploy/backup/takujo-backup-images.service");
    const script = /^ExecStart=\/opt\/takujo\/(\S+)/m.exec(unit)?.[1] ?? "";
    for (const path of [script, "deploy/backup/dump.sh", "deploy/backup/restore.sh"]) {
      expect(statSync(join(root, path)).mode & 0o111, path).toBe(0o111);
    }
  });

  it("name one stanza everywhere, and hold no password", () => {
    const config = read("deploy/backup/pgbackrest.conf");
    expect(config).toMatch(/^\[takujo\]$/m);
    expect(config).not.toMatch(/^repo1-cipher-pass/m);
    for (const file of ["postgresql.conf", "takujo-backup@.service"]) {
      expect(read(`deploy/backup/${file}`)).toContain("pgbackrest --stanza=takujo ");
    }
  });

  it.each(globSync("deploy/backup/*.timer", { cwd: root }))("%s has a unit to start", (timer) => {
    const unit = timer.replace(/(@)?(?:full|diff)?\.timer$/, "$1.service");
    expect(read(unit)).toContain("Type=oneshot");
  });
});
