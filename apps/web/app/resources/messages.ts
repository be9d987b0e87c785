import { isLocale } from "@takujo/contracts/locale";
import type { Handler } from "hono";
import { messageSetNames, messagesHash, messagesOf } from "../shell/messages/messages.server.ts";

const oneDay = 86_400;

/** All message sets of a language, or those named in `sets`, compiled. */
export const messagesResource: Handler = (c) => {
  const locale = c.req.param("locale");
  // A page of an older build still gets messages, but only the current address may be cached.
  const isCurrent = c.req.param("hash") === messagesHash();
  if (!isLocale(locale)) return c.json({ code: "not-found" }, 404);
  const wanted = c.req.query("sets")?.split(",");
  const sets = wanted ? messageSetNames.filter((name) => wanted.includes(name)) : messageSetNames;
  c.header("cache-control", isCurrent ? `public, max-age=${oneDay}` : "no-cache");
  // Cached under one spelling only, so that nobody can fill the cache with others.
  if (isCurrent && (!wanted || wanted.join() === sets.join())) c.header("x-cache-tags", "site");
  return c.json(messagesOf(locale, sets));
};
