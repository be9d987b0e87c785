import { readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { root } from "../env.ts";
import { trackedFiles } from "./files.ts";

const isCode = /\.tsx?$/;
const notProduct =
  /\.(?:test|spec)\.tsx?$|\.d\.ts$|^tests\/|^packages\/db\/schema\.ts$|(?:^|\/)(?:testing|generated|seed|messages)\//;
/** Long by nature, and looked through from top to bottom. */
const mayBeLarge = /(?:^|\/)(?:messages|decisions|migrations|generated|seed)(?:\/|$)|^tests\//;
const mostFiles = 20;
const shortFile = 40;

interface Rooms {
  files: number;
  lines: number;
  median: number;
  p95: number;
  longest: number;
  largeFolders: { folder: string; files: number }[];
  /** Short, and imported by one file only. */
  shortAndUsedOnce: number;
}

/** How the product is cut: large folders and a crowd of tiny files both hide what is where. */
export function measureRooms(): Rooms {
  const all = trackedFiles();
  const product = all.filter(
    (file) =>
      isCode.test(file) && /^(?:apps|packages|tools)\//.test(file) && !notProduct.test(file),
  );
  const texts = new Map(product.map((file) => [file, readFileSync(join(root, file), "utf8")]));
  const lengths = [...texts.values()]
    .map((text) => text.split("\n").length - 1)
    .sort((one, other) => one - other);
  const folders = Map.groupBy(
    all.filter((file) => (isCode.test(file) || file.endsWith(".css")) && !notProduct.test(file)),
    (file) => dirname(file),
  );
  return {
    files: product.length,
    lines: lengths.reduce((sum, length) => sum + length, 0),
    median: lengths[Math.floor(lengths.length / 2)] ?? 0,
    p95: lengths[Math.floor(lengths.length * 0.95)] ?? 0,
    longest: lengths.at(-1) ?? 0,
    largeFolders: [...folders]
      .map(([folder, files]) => ({ folder, files: files.length }))
      .filter(({ folder, files }) => files > mostFiles && !mayBeLarge.test(folder))
      .sort((one, other) => other.files - one.files),
    shortAndUsedOnce: countUsedOnce(texts),
  };
}

function countUsedOnce(texts: Map<string, string>): number {
  const users = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    for (const [, path = ""] of text.matchAll(/from "(\.[^"]+)"/g)) {
      const used = posix.join(posix.dirname(file), path);
      users.set(used, (users.get(used) ?? new Set()).add(file));
    }
  }
  return [...users].filter(([file, { size }]) => {
    const text = texts.get(file);
    return text !== undefined && size === 1 && text.split("\n").length <= shortFile;
  }).length;
}

export function describeRooms(): string {
  const { files, lines, median, p95, longest, largeFolders, shortAndUsedOnce } = measureRooms();
  const large = largeFolders.map((room) => `${room.folder} ${room.files}`).join(", ");
  return [
    `${files} files of the product, ${lines} lines: median ${median}, 95th percentile ${p95}, longest ${longest}`,
    `${shortAndUsedOnce} of up to ${shortFile} lines used by one file; folders above ${mostFiles} files: ${large || "none"}`,
  ].join("\n");
}
