import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { readServerEnv } from "../../../apps/server/env.ts";
import { createHealth } from "../../../apps/server/http/health.ts";
import { readWorkerEnv } from "../../../apps/worker/env.ts";
import { root } from "../../../tools/env.ts";

const folder = "deploy/kubernetes";
const read = (file: string) => readFileSync(join(root, folder, file), "utf8");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  version: string;
};

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  data?: Record<string, string>;
  stringData?: Record<string, string>;
  spec?: Record<string, unknown>;
}

const kustomization = "kustomization.yaml";
const files = readdirSync(join(root, folder)).filter((file) => file !== kustomization);
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => document.toJS() as Manifest),
);
const manifest = (kind: string, name: string) => {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name);
  if (!found) throw new Error(`no ${kind} ${name}`);
  return found;
};

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

  it("is not taken out of service with PostgreSQL, so that cached pages are served; but starts with it", async () => {
    const { template } = manifest("Deployment", "takujo-server").spec as unknown as {
      template: { spec: { containers: Record<string, { httpGet: { path: string } }>[] } };
    };
    const [server] = template.spec.containers;
    const statusOf = async (probe: string, isAway: boolean) => {
      const health = createHealth({
        isDraining: () => false,
        probe: () => (isAway ? Promise.reject(new Error("away")) : Promise.resolve()),
      });
      const { promise, resolve } = Promise.withResolvers<number>();
      const response = { writeHead: (status: number) => resolve(status), end() {} };
      const path = server?.[probe]?.httpGet.path ?? "";
      expect(health(path, {} as IncomingMessage, response as unknown as ServerResponse)).toBe(true);
      return promise;
    };
    expect(await statusOf("readinessProbe", true)).toBe(200);
    expect(await statusOf("livenessProbe", true)).toBe(200);
    expect(await statusOf("startupProbe", true)).toBe(503);
    expect(await statusOf("startupProbe", false)).toBe(200);
  });

  it("let as large an image through the ingress as the other proxies do", () => {
    const annotations = manifest("Ingress", "takujo").metadata.annotations ?? {};
    const [, megabytes] =
      /client_max_body_size (\d+)m;/.exec(
        readFileSync(join(root, "deploy/nginx/takujo.conf"), "utf8"),
      ) ?? [];
    expect(annotations["nginx.ingress.kubernetes.io/proxy-body-size"]).toBe(`${megabytes}m`);
  });

  it("are applied at once, but for the settings, which are the operator's own", () => {
    const { resources, images } = parse(read(kustomization)) as {
      resources: string[];
      images: { name: string; newTag: string }[];
    };
    expect([...resources, "settings.yaml"].sort()).toEqual(files.sort());
    const named = new Set(
      files.flatMap((file) => [...read(file).matchAll(/image: (\S+)$/gm)].map(([, name]) => name)),
    );
    expect(images.map(({ name }) => name).sort()).toEqual([...named].sort());
    for (const { newTag } of images) expect(newTag).toBe(version);
  });

  it("keep one server and one worker while machines are emptied", () => {
    for (const part of ["server", "worker"]) {
      const { minAvailable, selector } = manifest("PodDisruptionBudget", `takujo-${part}`).spec as {
        minAvailable: number;
        selector: object;
      };
      expect(minAvailable).toBe(1);
      expect(selector).toEqual(manifest("Deployment", `takujo-${part}`).spec?.["selector"]);
    }
  });

  it("back up with the script that is tried, in an image that has it, with settings that it asks for", () => {
    const job = JSON.stringify(manifest("CronJob", "takujo-backup"));
    const image = readFileSync(join(root, "deploy/backup/Containerfile"), "utf8");
    const script = readFileSync(join(root, "deploy/backup/dump.sh"), "utf8");
    expect(image).toMatch(/^COPY deploy\/backup /m);
    expect(job).toContain("/deploy/backup/dump.sh");
    const asked = [...script.matchAll(/\$\{([A-Z_]+):\?/g)].map(([, name = ""]) => name);
    expect(asked).toContain("BACKUP_RECIPIENT");
    const given = {
      ...settingsOf("takujo-backup"),
      ...settingsOf("takujo-owner"),
    };
    expect(Object.keys(given)).toEqual(
      expect.arrayContaining(["BACKUP_RECIPIENT", "DATABASE_MIGRATION_URL"]),
    );
    for (const name of ["takujo-backup", "takujo-owner"]) expect(job).toContain(`"name":"${name}"`);
  });

  it("dump with the programs of the PostgreSQL that compose.yaml runs", () => {
    const [, database] =
      /image: (\S+postgres:\S+)/.exec(readFileSync(join(root, "compose.yaml"), "utf8")) ?? [];
    const [, base] =
      /^FROM (\S+)$/m.exec(readFileSync(join(root, "deploy/backup/Containerfile"), "utf8")) ?? [];
    expect(base).toBe(database);
  });
});
