import type { Locale } from "@takujo/contracts/locale";
import { messagesByLocale } from "@takujo/i18n/messages";
import type { Handler } from "hono";
import { manifestIcons } from "./web-manifest.ts";

/** The reception as an application of its own, one for each form of its address. */
export const receptionManifest: Handler = (c) => {
  const form = c.req.param("locale");
  const locale: Locale = form === "en" ? "en" : "ja";
  const { reception, commons } = messagesByLocale[locale];
  const home = `${form ? `/${form}` : ""}/reception`;
  c.header("cache-control", "public, max-age=86400");
  c.header("content-type", "application/manifest+json; charset=utf-8");
  return c.body(
    JSON.stringify({
      id: home,
      name: `${commons.site.name} ${reception.heading}`,
      short_name: reception.heading,
      lang: locale,
      start_url: home,
      scope: home,
      display: "standalone",
      background_color: "#F8F3E6",
      theme_color: "#073B31",
      icons: manifestIcons,
    }),
  );
};
