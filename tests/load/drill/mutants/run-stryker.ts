import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { projectEnv } from "../../../../tools/env.ts";
import type { Area } from "./areas.ts";

/** One change of the source. The line, and what is changed to what, name it in `accepted-survivors.ts`. */
export interface Mutant {
  file: string;
  lineNumber: number;
  /** The line in which it begins. */
  line: string;
  from: string;
  to: string;
  isReached: boolean;
  /** A test failed, did not end or could not run. */
  isNoticed: boolean;
}

interface StrykerOptions {
  area: Area;
  files: string[];
  databaseUrl: string;
  minutes: number;
}

/** Runs it in a copy of the project, whose files it changes where they are: packages import each other by name. */
export async function runStryker(
  folder: string,
  options: StrykerOptions,
  say: (line: string) => void,
): Promise<Mutant[]> {
  const report = join(folder, "mutants.json");
  const settings = join(folder, "stryker.json");
  rmSync(report, { force: true });
  writeFileSync(settings, JSON.stringify(settingsFor(options, report)));
  const child = spawn(join(folder, "node_modules/.bin/stryker"), ["run", settings], {
    cwd: folder,
    env: { ...projectEnv().all, DATABASE_URL: options.databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
    // Its runners outlive it when it is ended, so they are ended as a group.
    detached: true,
  });
  const end = () => {
    if (child.pid && child.exitCode === null) process.kill(-child.pid);
  };
  const timer = setTimeout(end, options.minutes * 60_000);
  process.once("exit", end);
  createInterface(child.stdout).on("line", say);
  const [code] = await once(child, "close");
  clearTimeout(timer);
  process.off("exit", end);
  if (code === 0) return readMutants(JSON.parse(readFileSync(report, "utf8")));
  throw new Error(`Stryker failed (${code ?? `not done after ${options.minutes} minutes`})`);
}

/** What these change is content, or noticed by whoever reads the answer. */
const excludedMutations = [
  "ArrayDeclaration",
  "ArrowFunction",
  "BlockStatement",
  "ObjectLiteral",
  "OptionalChaining",
  "StringLiteral",
];

function settingsFor({ area, files }: StrykerOptions, report: string) {
  return {
    plugins: ["@stryker-mutator/vitest-runner"],
    testRunner: "vitest",
    vitest: { related: false },
    coverageAnalysis: "perTest",
    inPlace: true,
    mutate: files,
    testFiles: area.tests,
    mutator: { excludedMutations },
    concurrency: availableParallelism(),
    // A machine that is busy otherwise must not look like a test that noticed.
    timeoutMS: 90_000,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    reporters: ["progress-append-only", "json"],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
    tempDirName: ".stryker",
  };
}

interface Position {
  line: number;
  column: number;
}

interface JsonReport {
  files: Record<
    string,
    {
      source: string;
      mutants: {
        status: string;
        replacement?: string;
        location: { start: Position; end: Position };
      }[];
    }
  >;
}

export function readMutants({ files }: JsonReport): Mutant[] {
  return Object.entries(files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split("\n");
    return mutants
      .filter(({ status }) => status !== "Ignored")
      .map(({ status, replacement = "", location: { start, end } }) => ({
        file,
        lineNumber: start.line,
        line: (lines[start.line - 1] ?? "").trim(),
        from: onOneLine(textBetween(lines, start, end)),
        to: onOneLine(replacement),
        isReached: status !== "NoCoverage",
        isNoticed: status !== "Survived" && status !== "NoCoverage",
      }));
  });
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** Lines and columns begin at 1. */
function textBetween(lines: string[], start: Position, end: Position): string {
  const whole = lines.slice(start.line - 1, end.line);
  const last = whole.pop() ?? "";
  return [...whole, last.slice(0, end.column - 1)].join("\n").slice(start.column - 1);
}
