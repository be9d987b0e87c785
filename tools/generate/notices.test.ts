import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readLockedPackages } from "../checks/lock-file.ts";
import { root } from "../env.ts";
import { packagesToName } from "./notices.ts";

/** A server that needs one package of this license. */
const needing = (license: string | undefined, name = "part") => ({
  "apps/server": { dependencies: { [name]: "1.0.0" } },
  [`node_modules/${name}`]: { version: "1.0.0", ...(license && { license }) },
});

describe("notices", () => {
  it("name every shipped package that asks for it, and go along in the image", () => {
    const notices = readFileSync(join(root, "THIRD-PARTY-NOTICES.md"), "utf8");
    const named = packagesToName(readLockedPackages(root));
    expect(named.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["web-push", "sharp", "@fontsource/zen-kaku-gothic-new"]),
    );
    for (const { name } of named) expect(notices).toContain(`\n- \`${name}\``);
    const ignored = readFileSync(join(root, ".dockerignore"), "utf8");
    expect(ignored).not.toMatch(/NOTICES|\.md|^\*$/m);
  });

  it.each(["MPL-2.0", "OFL-1.1", "MIT AND OFL-1.1", "LGPL-3.0-or-later"])(
    "name a package under %s",
    (license) => {
      expect(packagesToName(needing(license))).toMatchObject([{ name: "part", isWhole: true }]);
    },
  );

  it.each(["MIT", "Apache-2.0", "(MIT OR EUPL-1.1+)", "MIT OR GPL-3.0"])(
    "leave out a package under %s",
    (license) => expect(packagesToName(needing(license))).toEqual([]),
  );

  it.each(["AGPL-3.0", "MIT AND EPL-2.0", "SEE LICENSE IN FILE", undefined])(
    "cannot be made with a package under %s, which nobody has looked at",
    (license) => expect(() => packagesToName(needing(license))).toThrow(/part has the license/),
  );

  it("name the owner of a part, and fonts that only the build reads, but no other tool", () => {
    const packages = {
      "apps/server": { dependencies: { owner: "1.0.0" } },
      "node_modules/owner": { license: "MIT", optionalDependencies: { "owner-arm": "1.0.0" } },
      "node_modules/owner-arm": { license: "MPL-2.0", optional: true },
      "node_modules/font": { license: "OFL-1.1", dev: true },
      "node_modules/tool": { license: "MPL-2.0", dev: true },
    };
    expect(packagesToName(packages)).toEqual([
      { license: "OFL-1.1", name: "font", isWhole: true, parts: [] },
      { license: "MPL-2.0", name: "owner", isWhole: false, parts: ["owner-arm"] },
    ]);
  });
});
