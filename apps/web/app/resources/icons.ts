import { getIcons } from "@iconify/utils";
import { icons as lucide } from "@iconify-json/lucide";
import type { Handler } from "hono";

const collections = new Map([["lucide", lucide]]);
const nameShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const maxAtOnce = 50;

/** `/{collection}.json?icons=a,b`: the named icons as Iconify JSON; unknown names are listed in `not_found`. */
export const iconResource: Handler = (c) => {
  const collection = collections.get(c.req.param("file")?.replace(/\.json$/, "") ?? "");
  const names = (c.req.query("icons") ?? "").split(",").filter((name) => nameShape.test(name));
  if (!collection) return c.json({ code: "not-found" }, 404);
  if (names.length === 0 || names.length > maxAtOnce) return c.json({ code: "invalid-input" }, 400);
  const found = getIcons(collection, names, true);
  c.header("cache-control", "public, max-age=604800");
  return c.json(found ?? { prefix: collection.prefix, icons: {}, not_found: names });
};
