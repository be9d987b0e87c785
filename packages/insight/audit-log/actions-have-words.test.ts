import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messages } from "@takujo/i18n/generated/ja";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../..");
const written: Record<string, Record<string, string>> = messages.adminAudit.actions;

/** Code that writes audit entries, without tests and queries. */
const files = globSync("**/*.ts", {
  cwd: packages,
  exclude: (path) => /node_modules|\.test\.ts$|\/testing|^i18n|queries\.ts$/.test(path),
})
  .map((path) => ({ path, text: readFileSync(join(packages, path), "utf8") }))
  .filter(({ text }) => /audit/i.test(text));

/** Names such as "reservation.check-in". Nothing else in such code looks like them. */
const named = files.flatMap(({ path, text }) =>
  [...text.matchAll(/"([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)"/g)].map(
    ([, group = "", action = ""]) => ({ path, group, action }),
  ),
);

it("every audited action has a name in the audit log", () => {
  expect(named.map(({ group, action }) => `${group}.${action}`)).toEqual(
    expect.arrayContaining(["user.ban", "impersonation.stop", "reservation.check-in"]),
  );
  const wordless = named
    .filter(({ group, action }) => !written[group]?.[action])
    .map(({ path, group, action }) => `${group}.${action} (${path})`);
  // Add its name to the `names` of its page's messages in both languages, below `adminAudit.actions`.
  expect(wordless).toEqual([]);
});

it("every group of actions can be chosen", () => {
  expect(Object.keys(messages.adminAudit.groups).sort()).toEqual(Object.keys(written).sort());
});
