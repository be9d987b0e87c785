import { defaultLocale, isLocale, type Locale } from "@takujo/contracts/locale";
import type { Context } from "hono";

/** Like pages, resources are served without a prefix, under /ja and under /en. */
export function askedLocale(c: Context): Locale {
  const asked = c.req.param("locale");
  return isLocale(asked) ? asked : defaultLocale;
}
