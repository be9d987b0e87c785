import type { Handler } from "hono";
import source from "./reception-worker.js?raw";

/** Served from the root, because it covers the reception under every language prefix. Each build changes it. */
export function receptionWorker(buildId: string): Handler {
  const script = `const build = ${JSON.stringify(buildId)};\n${source}`;
  return (c) => {
    c.header("cache-control", "no-cache");
    c.header("content-type", "text/javascript; charset=utf-8");
    return c.body(script);
  };
}
