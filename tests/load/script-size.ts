import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

export interface ScriptSize {
  files: { path: string; gzipBytes: number }[];
  gzipBytes: number;
}

const preload = /<link [^<>]*rel="modulepreload" href="([^"]+)"/g;
const element = /<script[^>]*\ssrc="([^"]+\.js)"/g;
/** In the document's own module, and in the files of the build. */
const staticImport = /(?:^|[;\s}])(?:import|export)(?:[^"'();]*?from)?\s*["']([^"']+\.js)["']/g;
const dynamicImport = /\bimport\(["'](\/[^"']+\.js)["']\)/g;

/** All JavaScript that a browser loads with a page: what its document names, and what those files import. */
export function measureScripts(html: string, clientFolder: string): ScriptSize {
  const sizes = new Map<string, number>();
  const waiting = [preload, element, staticImport, dynamicImport].flatMap((shape) =>
    namesIn(html, shape),
  );
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const code = readFileSync(join(clientFolder, path));
    sizes.set(path, gzipSync(code, { level: 9 }).length);
    for (const name of namesIn(code.toString(), staticImport)) {
      waiting.push(new URL(name, `http://site${path}`).pathname);
    }
  }
  const files = [...sizes].map(([path, gzipBytes]) => ({ path, gzipBytes }));
  return { files, gzipBytes: files.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) };
}

function namesIn(text: string, shape: RegExp): string[] {
  return [...text.matchAll(shape)].map(([, name = ""]) => name);
}
