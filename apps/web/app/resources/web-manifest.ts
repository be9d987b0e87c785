import { messagesByLocale } from "@takujo/i18n/messages";
import type { Handler } from "hono";

export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/maskable-icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

export const webManifest: Handler = (c) => {
  const { name, nameLatin, description } = messagesByLocale.ja.commons.site;
  c.header("cache-control", "public, max-age=86400");
  c.header("content-type", "application/manifest+json; charset=utf-8");
  return c.body(
    JSON.stringify({
      name: `${name} ${nameLatin}`,
      short_name: name,
      description,
      lang: "ja",
      start_url: "/",
      display: "minimal-ui",
      background_color: "#F8F3E6",
      theme_color: "#0C5445",
      icons: manifestIcons,
    }),
  );
};
