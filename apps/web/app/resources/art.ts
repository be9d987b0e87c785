import type { Handler } from "hono";
import { renderArt } from "../ui/illustration/art.ts";

/** Drawings by address. A drawing never changes under its address: the version in the path would. */
export const artResource: Handler = (c) => {
  const { kind = "", file = "" } = c.req.param() as { kind?: string; file?: string };
  const svg = renderArt(kind, file, new URL(c.req.url).searchParams);
  if (svg === null) return c.json({ code: "not-found" }, 404);
  return c.body(svg, 200, {
    "content-type": "image/svg+xml; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
    "x-cache-tags": "art",
  });
};
