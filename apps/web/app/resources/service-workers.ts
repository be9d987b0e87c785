import type { Handler } from "hono";
import receptionSource from "./reception-worker.js?raw";
import ticketSource from "./ticket-worker.js?raw";

// Served from the root, because they cover pages under every language prefix.

/** Each build changes it. */
export const receptionWorker = (buildId: string): Handler =>
  serve(`const build = ${JSON.stringify(buildId)};\n${receptionSource}`);

export const ticketWorker: Handler = serve(ticketSource);

function serve(script: string): Handler {
  return (c) => {
    c.header("cache-control", "no-cache");
    c.header("content-type", "text/javascript; charset=utf-8");
    return c.body(script);
  };
}
