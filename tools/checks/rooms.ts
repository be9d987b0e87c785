import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";
import { type Arrow, arrowsOf, countCircles } from "./import-graph.ts";

const isCode = /\.tsx?$/;
const isTest = /\.(?:test|spec)\.tsx?$|^tests\/|\/testing\//;
const product = /^(?:apps|packages|tools)\//;
const notProduct = /\.d\.ts$|^packages\/db\/schema\.ts$|(?:^|\/)(?:generated|seed|messages)\//;
/** Long by nature, and looked through from top to bottom. */
const mayBeLarge = /(?:^|\/)(?:messages|decisions|migrations|generated|seed)(?:\/|$)/;
const maxFiles = 20;
const tinyFile = 15;
const shortFile = 40;
const shownGroups = 20;

/** Areas whose parts should import each other in one direction only. */
const areas = {
  routes: [/^apps\/web\/app\/routes\/([^/]+)\//],
  // Its wings, and the features of each.
  booking: [
    /^packages\/booking\/([^/]+)\//,
    ...["schedule", "money", "seats", "reservation", "door", "organizer", "tables"].map(
      (wing) => new RegExp(`^packages/booking/${wing}/([^/]+)/`),
    ),
  ],
};

interface Folder {
  folder: string;
  files: number;
}

export interface Rooms {
  files: number;
  lines: number;
  median: number;
  p95: number;
  longest: number;
  tiny: number;
  css: { files: number; lines: number };
  /** Of production code and styles, of tests, of tools. */
  largeFolders: Record<"production" | "tests" | "tools", Folder[]>;
  circles: number;
  arrowsUp: Record<keyof typeof areas, Arrow[]>;
  /** Short, and imported by one file only. */
  shortAndUsedOnce: number;
  smallFiles: (Folder & { tiny: number })[];
}

const linesOf = (text: string) => text.split("\n").length - 1;

/** Measures how the code is divided: large folders and many tiny files both hide where things are. */
export function measureRooms(texts: ReadonlyMap<string, string>): Rooms {
  const all = [...texts.keys()];
  const code = new Map([...texts].filter(([file]) => isCode.test(file) && !isTest.test(file)));
  const production = new Map(
    [...code].filter(([file]) => product.test(file) && !notProduct.test(file)),
  );
  const styles = all.filter((file) => file.endsWith(".css"));
  const lengths = [...production.values()].map(linesOf).sort((one, other) => one - other);
  const arrows = arrowsOf(code);
  const lines = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + linesOf(texts.get(file) ?? ""), 0);
  const small = [...production].filter(([, text]) => linesOf(text) <= shortFile);
  const inTools = (file: string) => file.startsWith("tools/");
  return {
    files: production.size,
    lines: lines([...production.keys()]),
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    p95: lengths[Math.floor(lengths.length * 0.95)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    tiny: lengths.filter((length) => length <= tinyFile).length,
    css: { files: styles.length, lines: lines(styles) },
    largeFolders: {
      production: large([...production.keys(), ...styles].filter((file) => !inTools(file))),
      tests: large(all.filter((file) => isTest.test(file))),
      tools: large([...production.keys()].filter(inTools)),
    },
    circles: countCircles(arrows),
    arrowsUp: {
      routes: areas.routes.flatMap((part) => arrowsUp(arrows, part)),
      booking: areas.booking.flatMap((part) => arrowsUp(arrows, part)),
    },
    shortAndUsedOnce: countUsedOnce(arrows, new Set(small.map(([file]) => file)), production),
    smallFiles: byFolder(small.map(([file]) => file)).map(({ folder, files }) => ({
      folder,
      files,
      tiny: small.filter(([file, text]) => dirname(file) === folder && linesOf(text) <= tinyFile)
        .length,
    })),
  };
}

function byFolder(files: readonly string[]): Folder[] {
  return [...Map.groupBy(files, (file) => dirname(file))]
    .map(([folder, { length }]) => ({ folder, files: length }))
    .sort((one, other) => other.files - one.files);
}

const large = (files: readonly string[]) =>
  byFolder(files).filter(({ folder, files }) => files > maxFiles && !mayBeLarge.test(folder));

/** Where two parts of an area import each other, the imports of the rarer direction. */
export function arrowsUp(arrows: readonly Arrow[], part: RegExp): Arrow[] {
  const between = Map.groupBy(arrows, ({ from, to }) => {
    const [one, other] = [part.exec(from)?.[1], part.exec(to)?.[1]];
    return one && other && one !== other ? `${one} ${other}` : "";
  });
  between.delete("");
  return [...between].flatMap(([way, some]) => {
    const [one, other] = way.split(" ");
    const back = between.get(`${other} ${one}`)?.length ?? 0;
    // If both are equally frequent, those of the part that comes first in the alphabet.
    const isRarer = some.length < back || (some.length === back && String(one) < String(other));
    return isRarer ? some : [];
  });
}

function countUsedOnce(
  arrows: readonly Arrow[],
  short: ReadonlySet<string>,
  production: ReadonlyMap<string, string>,
): number {
  const uses = Map.groupBy(
    arrows.filter(({ from }) => production.has(from)),
    ({ to }) => to,
  );
  return [...uses].filter(([file, { length }]) => length === 1 && short.has(file)).length;
}

export function readRooms(): Rooms {
  const files = trackedFiles().filter((file) => isCode.test(file) || file.endsWith(".css"));
  return measureRooms(new Map(files.map((file) => [file, readFileSync(join(root, file), "utf8")])));
}

export const findArrowsUp = ({ arrowsUp }: Rooms): string[] =>
  Object.values(arrowsUp).flatMap((some) => some.map(({ from, to }) => `${from} → ${to}`));

export const findLargeFolders = ({ largeFolders }: Rooms): string[] =>
  Object.values(largeFolders).flatMap((some) =>
    some.map(({ folder, files }) => `${folder}: ${files} files`),
  );

export function describeRooms(rooms: Rooms): string {
  const { files, lines, median, p95, longest, tiny, css, largeFolders, circles, arrowsUp } = rooms;
  const { production, tests, tools } = largeFolders;
  return [
    `${files} production files, ${lines} lines: median ${median}, 95th percentile ${p95}, longest ${longest}; ${tiny} of up to ${tinyFile} lines; ${css.files} CSS files, ${css.lines} lines`,
    `Folders above ${maxFiles} files: ${production.length} of production, ${tests.length} of tests, ${tools.length} of tools; circles: ${circles}; arrows back up: routes ${arrowsUp.routes.length}, booking ${arrowsUp.booking.length}`,
  ].join("\n");
}

/** Which ones. */
export function listRooms(rooms: Rooms): string {
  const { largeFolders, shortAndUsedOnce, smallFiles } = rooms;
  const folders = (some: Folder[]) => some.map(({ folder, files }) => `  ${files} ${folder}`);
  return [
    ...Object.entries(largeFolders).flatMap(([kind, some]) => [
      `Folders above ${maxFiles} files, ${kind}:`,
      ...folders(some),
    ]),
    "Arrows back up:",
    ...findArrowsUp(rooms).map((line) => `  ${line}`),
    `Files of up to ${shortFile} lines: ${shortAndUsedOnce} are used by one file. The folders with most (in brackets: of up to ${tinyFile} lines):`,
    ...smallFiles
      .slice(0, shownGroups)
      .map(({ folder, files, tiny }) => `  ${files} (${tiny}) ${folder}`),
  ].join("\n");
}
