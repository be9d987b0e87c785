import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import * as z from "zod/mini";
import type { NormalizerEntry, RuleEntry } from "../../packages/contracts/rules/catalogue/entry.ts";
import { chapters, decisions } from "../../packages/contracts/rules/catalogue/index.ts";
import {
  normalizers,
  schemaWrappers,
} from "../../packages/contracts/rules/catalogue/normalizers.ts";
import { validationMessage } from "../../packages/contracts/rules/message.ts";
import type { Rule } from "../../packages/contracts/rules/rule.ts";
import { makeFrom } from "../../packages/contracts/rules/testing/makers.ts";
import { translateInto } from "../../packages/contracts/rules/testing/translate.ts";

const file = "docs/form-rules.md";
const translators = { ja: translateInto("ja"), en: translateInto("en") };

/** The page of all form rules, made from the code: what is written here is what the tests prove. */
async function ruleCatalogue(): Promise<string> {
  const sections = [];
  for (const [title, entries] of Object.entries(chapters)) {
    sections.push(`## ${title}`);
    for (const [name, entry] of Object.entries(entries) as [string, RuleEntry][]) {
      sections.push(await ruleSection(name, entry));
    }
  }
  return [
    "# Form rules",
    "Made by `npm run generate` from `packages/contracts/rules`; the tests prove every example. A rule is a zod check: `z.string().check(foldWidth(), digits())`, in classic and in mini schemas. Its sentence comes from the `validations` message set through `validationMessage(issue, t)`; `digits({ message: { key } })` or `{ message: { text } }` puts another in its place.",
    "## Decided for all rules",
    table(["Question", "Decision"], decisions),
    ...sections,
    "## Normalizers",
    "Stand before the rules in `.check(…)` and change the value.",
    ...(Object.entries(normalizers) as [string, NormalizerEntry][]).map(normalizerSection),
    "## Schemas around schemas",
    "Change the type of a value, so they are no checks.",
    ...(Object.entries(schemaWrappers) as [string, NormalizerEntry][]).map(normalizerSection),
    "",
  ]
    .join("\n\n")
    .trimEnd()
    .concat("\n");
}

async function ruleSection(name: string, { requirements, does, edges, examples }: RuleEntry) {
  const rows = examples.map((example) => [
    code(example.shown ?? call(name, example.with)),
    list(example.passes),
    list(example.fails),
  ]);
  const told = new Set<string>();
  for (const { with: parts, fails } of examples) {
    for (const value of fails) told.add(await sentences(makeFrom(name, parts), value));
  }
  return [
    heading(name, requirements),
    does,
    bullets(edges),
    table(["Made with", "Accepts", "Refuses"], rows),
    [...told].slice(0, 3).join("\n"),
  ]
    .filter(Boolean)
    .join("\n\n");
}

function normalizerSection([name, entry]: [string, NormalizerEntry]): string {
  const { requirements, does, edges, examples } = entry;
  const rows = examples.flatMap((example) =>
    example.turns.map(([before, after]) => [
      code(example.shown ?? call(name, example.with)),
      code(written(before)),
      code(written(after)),
    ]),
  );
  return [heading(name, requirements), does, bullets(edges), table(["Call", "From", "To"], rows)]
    .filter(Boolean)
    .join("\n\n");
}

async function sentences(rule: unknown, value: unknown): Promise<string> {
  const schema = z.any().check(rule as Rule<unknown>);
  const [issue] = (await schema.safeParseAsync(value)).error?.issues ?? [];
  if (!issue) throw new Error(`Accepted, against its entry: ${written(value)}`);
  return `- ${validationMessage(issue, translators.ja)} / ${validationMessage(issue, translators.en)}`;
}

const heading = (name: string, ids: readonly string[]) => `### ${name} (${ids.join(", ")})`;
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join("\n");
const list = (values: readonly unknown[]) => values.map((value) => code(written(value))).join(" ");
const call = (name: string, parts: readonly unknown[]) =>
  `${name}(${parts.map(written).join(", ")})`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}

/** In a table cell a bar would end the cell, even inside code. */
const code = (text: string) => `\`${text.replaceAll("|", "\\|")}\``;

function written(value: unknown): string {
  if (typeof value === "string") return writtenText(value);
  if (typeof value === "bigint") return `${value}n`;
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? "Invalid Date" : `Date ${value.toISOString()}`;
  if (Array.isArray(value)) return `[${value.map(written).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const parts = Object.entries(value).map(([name, part]) => `${name}: ${written(part)}`);
    return parts.length === 0 ? "{}" : `{ ${parts.join(", ")} }`;
  }
  return String(value);
}

const unseen = /[\p{C}\p{M}\p{Zl}\p{Zp}\u00a0\u3000\u3164]/gu;

function writtenText(text: string): string {
  const first = text.charAt(0);
  const run = text.length - text.replaceAll(first, "").length;
  if (run > 20 && text.startsWith(first.repeat(run))) {
    const rest = text.slice(run);
    return `"${first}" × ${run}${rest && ` + "${rest}"`}`;
  }
  // JSON.stringify spells a lone surrogate out by itself.
  return JSON.stringify(text).replace(unseen, (character) =>
    [...Array(character.length).keys()]
      .map((index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`)
      .join(""),
  );
}

/** Written under `target`, so that a drift check can compare a fresh page with the committed one. */
export async function generateRuleCatalogue(target: string): Promise<void> {
  mkdirSync(dirname(join(target, file)), { recursive: true });
  writeFileSync(join(target, file), await ruleCatalogue());
}
