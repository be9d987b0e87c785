import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { messages } from "@takujo/i18n/messages/ja/index";
import { expect, it } from "vitest";

const packages = join(import.meta.dirname, "../..");
const written: Record<string, Record<string, string>> = messages.adminAudit.actions;

/** The code that notes something in the audit: tests and statements apart. */
const files = globSync("**/*.ts", {
  cwd: packages,
  exclude: (path) => /node_modules|\.test\.ts$|\/testing|^i18n|queries\.ts$/.test(path),
})
  .map((path) => ({ path, text: readFileSync(join(packages, path), "utf8") }))
  .filter(({ text }) => /audit/i.test(text));

/** Names such as "reservation.check-in", which nothing else in such code looks like. */
const named = files.flatMap(({ path, text }) =>
  [...text.matchAll(/"([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)"/g)].map(
    ([, group = "", deed = ""]) => ({ path, group, deed }),
  ),
);

it("every action that the code notes has words in the audit log", () => {
  expect(named.map(({ group, deed }) => `${group}.${deed}`)).toEqual(
    expect.arrayContaining(["user.ban", "impersonation.stop", "reservation.check-in"]),
  );
  const wordless = named
    .filter(({ group, deed }) => !written[group]?.[deed])
    .map(({ path, group, deed }) => `${group}.${deed} (${path})`);
  // Say what it is called in messages/{ja,en}/admin-audit.ts, below `actions`.
  expect(wordless).toEqual([]);
});

it("every group of actions can be chosen", () => {
  expect(Object.keys(messages.adminAudit.groups).sort()).toEqual(Object.keys(written).sort());
});
