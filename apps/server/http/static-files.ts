import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative } from "node:path";
import { policyOfType } from "./content-security-policy.ts";
import { securityHeaders } from "./security-headers.ts";
import { type PreparedAnswer, sendPage } from "./send-page.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml; charset=utf-8",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
};

/** The built files, in memory, together with the compressed versions that `npm run build` wrote. */
export function createStaticFiles(folder: string) {
  const files = new Map<string, PreparedAnswer>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = types[extname(entry.name)];
    if (!entry.isFile() || !type) continue;
    const file = join(entry.parentPath, entry.name);
    const path = `/${relative(folder, file)}`;
    files.set(path, readStaticFile(file, type, path.startsWith("/assets/")));
  }
  return function serve(path: string, request: IncomingMessage, response: ServerResponse): boolean {
    const file = files.get(path);
    if (!file) return false;
    sendPage(request, response, file);
    return true;
  };
}

function readStaticFile(file: string, type: string, hashed: boolean): PreparedAnswer {
  const identity = readFileSync(file);
  const compressed = (suffix: string) =>
    existsSync(file + suffix) ? readFileSync(file + suffix) : undefined;
  const [br, gzip] = [compressed(".br"), compressed(".gz")];
  const caching = hashed ? "public, max-age=31536000, immutable" : "public, max-age=86400";
  const policy = policyOfType(type);
  return {
    body: { identity, ...(br && { br }), ...(gzip && { gzip }) },
    headers: [
      ...Object.entries(securityHeaders).flat(),
      ...(policy ? ["content-security-policy", policy] : []),
      "content-type",
      type,
      "cache-control",
      caching,
    ],
    etag: `"${createHash("sha1").update(identity).digest("base64url").slice(0, 20)}"`,
  };
}
