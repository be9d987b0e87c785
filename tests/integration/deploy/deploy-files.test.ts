import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readServerEnv } from "../../../apps/server/env.ts";
import { readWorkerEnv } from "../../../apps/worker/env.ts";
import { root } from "../../../tools/env.ts";

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

interface ComposeFile {
  services: Record<string, { environment: Record<string, string>; depends_on?: object }>;
}

describe("compose.yaml", () => {
  const { services } = parse(read("compose.yaml"), { merge: true }) as ComposeFile;

  /** With the values of a .env, as compose fills them in. */
  function filled(service: string): Record<string, string> {
    const dotenv: Record<string, string> = {
      ORIGIN: "https://example.org",
      SIGNING_SECRET: "a".repeat(32),
      ORGANIZER_EMAIL: "contact@example.org",
      SMTP_URL: "smtp://mail",
      MAIL_FROM: "contact@example.org",
    };
    return Object.fromEntries(
      Object.entries(services[service]?.environment ?? {}).map(([name, value]) => [
        name,
        String(value).replace(
          /\$\{(\w+)(?::([-?])([^}]*))?\}/g,
          (_, variable: string, sign?: string, text?: string) =>
            dotenv[variable] ?? (sign === "-" ? (text ?? "") : "secret"),
        ),
      ]),
    );
  }

  it("gives server and worker settings that they take, and the owner's password to neither", () => {
    expect(readServerEnv(filled("server")).trustedProxies).toBe(1);
    expect(readWorkerEnv(filled("worker")).organizer.email).toBe("contact@example.org");
    for (const service of ["server", "worker", "proxy"]) {
      const text = JSON.stringify(services[service]);
      expect(text).not.toContain("DATABASE_OWNER_PASSWORD");
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

describe("the units of systemd", () => {
  it.each(globSync("deploy/systemd/*.service", { cwd: root }))(
    "%s runs a program that is there",
    (file) => {
      const program = /^ExecStart=.* (\S+\.ts)$/m.exec(read(file))?.[1] ?? "";
      expect(read(program)).not.toBe("");
    },
  );
});
