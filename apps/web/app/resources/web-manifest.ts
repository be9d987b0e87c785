import { accentColors } from "@takujo/contracts/content/accent";
import { siteName } from "@takujo/i18n/site-facts";
import type { Handler } from "hono";
import { textsOf } from "../shell/messages/messages.server.ts";
import { siteSettings } from "../shell/site/site.server.ts";

export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/maskable-icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export const webManifest: Handler = (c) => {
  const { description } = textsOf("ja", "commons").site;
  const { ja, en } = siteName();
  c.header("cache-control", "public, max-age=86400");
  c.header("content-type", "application/manifest+json; charset=utf-8");
  return c.body(
    JSON.stringify({
      name: ja === en ? ja : `${ja} ${en}`,
      short_name: ja,
      description,
      lang: "ja",
      start_url: "/",
      display: "minimal-ui",
      background_color: "#F8F3E6",
      theme_color: accentColors(siteSettings().accent).cloth,
      icons: manifestIcons,
    }),
  );
};
