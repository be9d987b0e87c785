import { accentColors } from "@takujo/contracts/content/accent/accent";
import { siteName } from "@takujo/i18n/site-facts";
import type { Handler } from "hono";
import { textsOf } from "../shell/messages/messages.server.ts";
import { siteSettings } from "../shell/site/site.server.ts";
import { askedLocale } from "./asked-locale.ts";

export const manifestIcons = [
  { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
  { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
  { src: "/maskable-icon-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
];

/**
 * The site as an app, in the language of the page that links it; by its `id` it is the same app in each. It opens the account's
 * own page, because that is what people want an app for, and what the service worker has without a network.
 */
export const webManifest: Handler = (c) => {
  const locale = askedLocale(c);
  const { name, description } = textsOf(locale, "commons").site;
  const titles = textsOf(locale, "titles");
  const { ja, en } = siteName();
  const form = c.req.param("locale");
  const at = (path: string) => `${form ? `/${form}` : ""}${path}`;
  const shortcut = (title: string, path: string) => ({
    ...{ name: title, url: at(path), icons: manifestIcons.slice(0, 1) },
  });
  c.header("cache-control", "public, max-age=86400");
  c.header("content-type", "application/manifest+json; charset=utf-8");
  return c.body(
    JSON.stringify({
      id: "/",
      name: ja === en ? ja : `${ja} ${en}`,
      short_name: name,
      description,
      lang: locale,
      start_url: at("/user"),
      scope: "/",
      // Apple supports only this mode. Other browsers offer one with a bar to go back.
      display: "standalone",
      display_override: ["minimal-ui"],
      background_color: "#F8F3E6",
      theme_color: accentColors(siteSettings().accent).cloth,
      icons: manifestIcons,
      shortcuts: [
        shortcut(titles.userReservation, "/user/reservation"),
        shortcut(titles.event, "/event"),
        shortcut(titles.userNotification, "/user/notification"),
      ],
    }),
  );
};
