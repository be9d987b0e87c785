import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";
import type { CompressedBody } from "./compress.ts";
import { policyOfType, referencePolicy } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";
import { type PreparedAnswer, sendPage } from "./send.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** Content of a path, plain and compressed. */
export interface StaticFile {
  path: string;
  body: CompressedBody;
}

/** The built files, together with the compressed versions that `npm run build` wrote. */
export function readStaticFiles(folder: string): StaticFile[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && types[extname(entry.name)])
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const compressed = (suffix: string) =>
        existsSync(file + suffix) ? readFileSync(file + suffix) : undefined;
      const [br, gzip] = [compressed(".br"), compressed(".gz")];
      const body = { identity: readFileSync(file), ...(br && { br }), ...(gzip && { gzip }) };
      return { path: `/${relative(folder, file).replace(/\/index\.html$/, "")}`, body };
    });
}

/** Serves files from memory. */
export function createStaticFiles(files: StaticFile[]) {
  const prepared = new Map(files.map((file) => [file.path, prepareStaticFile(file)]));
  return function serve(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = prepared.get(path);
    if (!file) return false;
    sendPage(request, response, file);
    return true;
  };
}

export const assetFolder = "/assets/";

export function prepareStaticFile({ path, body }: StaticFile): PreparedAnswer {
  // Built pages have no ending in their address: those of the API reference.
  const type = types[extname(path) || ".html"] ?? "application/octet-stream";
  const isHashed = path.startsWith(assetFolder);
  const caching = isHashed ? "public, max-age=31536000, immutable" : "public, max-age=86400";
  const policy = type.startsWith("text/html") ? referencePolicy : policyOfType(type);
  return {
    body,
    headers: [
      ...Object.entries(securityHeaders).flat(),
      ...(policy ? ["content-security-policy", policy] : []),
      "content-type",
      type,
      "cache-control",
      caching,
    ],
    etag: `"${createHash("sha1").update(body.identity).digest("base64url").slice(0, 20)}"`,
  };
}
