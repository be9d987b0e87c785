import type { Handler } from "hono";
import source from "./reception-worker.js?raw";

/** From the root, because it stands for the reception in all three forms. With each build it is another file. */
export function receptionWorker(buildId: string): Handler {
  const script = `const build = ${JSON.stringify(buildId)};\n${source}`;
  return (c) => {
    c.header("cache-control", "no-cache");
    c.header("content-type", "text/javascript; charset=utf-8");
    return c.body(script);
  };
}
