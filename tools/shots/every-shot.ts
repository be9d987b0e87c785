import type { RouteAccess } from "../../apps/web/app/route-entry.ts";
import { routeTable } from "../../apps/web/app/route-table.ts";
import { canonicalPath } from "../../apps/web/app/shell/locale-path.ts";
import { type Locale, locales } from "../../packages/contracts/locale.ts";

export interface Shot {
  route: string;
  /** Who looks at it. */
  as: "visitor" | "user" | "admin";
  path: string;
  locale: Locale;
  theme: "light" | "dark";
  width: 390 | 1280;
  file: string;
}

/** Seeded items that stand for a route with parameters; the second is the awkward one. */
const samples: Record<string, string[]> = {
  news: ["/news", "/news?category=press"],
  event: ["/event", "/event?view=calendar", "/event?when=past", "/event?tag=family&tag=adults"],
  "event-item": [
    "/event/heavyweight-day-grand-canal",
    "/event/unhurried-championship",
    "/event/compass-and-crown-chart-day",
    "/event/cellar-spirits-in-the-dark",
    "/event/six-merchants-afternoon",
  ],
  "news-item": ["/news/next-month-dates", "/news/typhoon-and-snow-policy", "/news/lost-property"],
  "character-item": ["/character/kikko", "/character/toki"],
  staff: ["/staff", "/staff?filter=english"],
  article: ["/article", "/article?tag=essay"],
  "article-item": ["/article/deep-not-long", "/article/tea-between-turns"],
  faq: ["/faq", "/faq?q=e"],
  search: [
    "/search?q=English",
    "/search",
    "/search?q=zzzz",
    "/search?q=English&kind=event&seats=1",
  ],
  "privacy-policy": ["/privacy-policy", "/privacy-policy?version=1"],
  // What stands in braces is looked up: their ids differ from seed to seed.
  "user-address-edit": ["/user/address/{address}/edit"],
  "reservation-new": [
    "/event/heavyweight-day-grand-canal/reservation/new?seats=2",
    "/event/new-games-day-vol-12/reservation/new?seats=2",
    "/event/cellar-spirits-in-the-dark/reservation/new",
  ],
  "reservation-edit": ["/event/{confirmedSteps}/edit"],
  "reservation-success": ["/event/{confirmedSteps}/success"],
  "reception-event": [
    "/reception/{receptionEvent}",
    "/reception/{receptionEvent}?code=7K2M49XQ",
    "/reception/{receptionEvent}?code=22222222",
  ],
  "reception-name-tags": ["/reception/{receptionEvent}/name-tags"],
  "reception-ticket": ["/admin/check-in?code=7K2M49XQ"],
  "admin-event": ["/admin/event", "/admin/event?view=draft", "/admin/event?view=cancelled"],
  "admin-event-item": ["/admin/event/{receptionEvent}", "/admin/event/{receptionEvent}?ask=cancel"],
  "admin-event-revision": ["/admin/event/{receptionEvent}/revision"],
  "admin-event-series": ["/admin/event/{receptionEvent}/series?every=month"],
  "admin-event-reception": ["/admin/event/{receptionEvent}/reception"],
  "admin-inquiry": ["/admin/inquiry", "/admin/inquiry?view=all"],
  "admin-inquiry-item": ["/admin/inquiry/{inquiry}", "/admin/inquiry/{answered}?view=all"],
  "user-reservation": ["/user/reservation", "/user/reservation?show=waiting"],
  "user-reservation-detail": [
    "/user/reservation/{confirmed}/detail",
    "/user/reservation/{waiting}/detail",
  ],
  "user-reservation-offer": [
    "/user/reservation/{offered}/offer",
    "/user/reservation/{confirmed}/offer",
  ],
  "admin-content": [
    "/admin/content/news",
    "/admin/content/legal",
    "/admin/content/board-game?search=zzzz",
  ],
  "admin-content-item": [
    "/admin/content/news/{news}",
    "/admin/content/article/{article}",
    "/admin/content/character/{character}",
  ],
  "admin-content-revision": ["/admin/content/news/{news}/revision"],
  "admin-content-preview": ["/admin/content/article/{article}/preview"],
  "admin-reservation": [
    "/admin/reservation",
    "/admin/reservation?group=waiting",
    "/admin/reservation?event=new-games-day-vol-12",
    "/admin/reservation?q=zzzz",
    "/admin/reservation?ask=contacts",
  ],
  "admin-reservation-item": [
    "/admin/reservation/{confirmed}",
    "/admin/reservation/{waiting}?ask=offer",
    "/admin/reservation/{confirmed}?ask=cancel",
  ],
  "admin-auth-user": ["/admin/auth-user", "/admin/auth-user?searchValue=zzzz"],
  "admin-audit": ["/admin/audit", "/admin/audit?subject=zzzz"],
  "admin-auth-user-item": ["/admin/auth-user/{user}"],
};

const errors = [{ id: "error-404", paths: ["/no-such-page"], as: "visitor" as const }];

function viewerOf(auth: RouteAccess): Shot["as"] {
  if (typeof auth === "boolean") return auth ? "user" : "visitor";
  return auth.only === "user" || auth.only === "admin" ? auth.only : "visitor";
}

export function everyShot(): Shot[] {
  const routes = [
    ...routeTable.map(({ id, path, auth }) => ({
      id,
      paths: samples[id] ?? [path],
      // Whoever is signed in may ask for a reception, but not everybody works at one.
      as: id.startsWith("reception-") ? ("admin" as const) : viewerOf(auth),
    })),
    ...errors,
  ];
  return routes.flatMap(({ id, paths, as }) =>
    paths.flatMap((path, index) => {
      if (path.includes(":"))
        throw new Error(`Route ${id} needs a sample in tools/shots/every-shot.ts`);
      const suffix = index === 0 ? "" : `-${index + 1}`;
      return locales.flatMap((locale) =>
        (["light", "dark"] as const).flatMap((theme) =>
          ([1280, 390] as const).map((width) => ({
            route: id,
            as,
            path: canonicalPath(path, locale),
            locale,
            theme,
            width,
            file: `${id}${suffix}-${locale}-${theme}-${width}.png`,
          })),
        ),
      );
    }),
  );
}
