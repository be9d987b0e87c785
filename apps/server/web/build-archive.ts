import type { StaticFile } from "../http/static-files.ts";

/** The name of an asset as the build writes it: one part, with a hash. */
const assetPath = /^\/assets\/[\w.-]+-[\w-]{8}\.(?:css|js|svg|woff2)$/;
const maxPathLength = 200;

export const isAssetPath = (path: string) => path.length <= maxPathLength && assetPath.test(path);

interface Entry {
  path: string;
  /** Bytes of each form, in the order in which they follow. */
  forms: [name: "identity" | "br" | "gzip", length: number][];
}

const lineEnd = 10;

/** One file: a line of JSON that describes the content, and then the bytes. */
export function packFiles(files: StaticFile[]): Buffer {
  const bodies: Buffer[] = [];
  const entries = files.map(({ path, body }): Entry => {
    const forms = (["identity", "br", "gzip"] as const).flatMap((name): Entry["forms"] => {
      const bytes = body[name];
      if (!bytes) return [];
      bodies.push(bytes);
      return [[name, bytes.length]];
    });
    return { path, forms };
  });
  return Buffer.concat([Buffer.from(`${JSON.stringify(entries)}\n`), ...bodies]);
}

/** Throws if it is not whole. */
export function unpackFiles(packed: Buffer): StaticFile[] {
  let at = packed.indexOf(lineEnd) + 1;
  const entries = JSON.parse(packed.toString("utf8", 0, at)) as Entry[];
  const files = entries.map(({ path, forms }): StaticFile => {
    const bodies = forms.map(([name, length]): [string, Buffer] => {
      const bytes = packed.subarray(at, at + length);
      at += length;
      return [name, bytes];
    });
    const body = Object.fromEntries(bodies);
    return { path, body: { ...body, identity: body["identity"] ?? Buffer.alloc(0) } };
  });
  if (at !== packed.length) throw new Error(`${packed.length} bytes instead of ${at}`);
  return files.filter(({ path }) => isAssetPath(path));
}
