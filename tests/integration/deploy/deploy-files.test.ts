import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../../../tools/env.ts";

const read = (path: string) => readFileSync(join(root, path), "utf8");

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
