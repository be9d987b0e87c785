import type { VenueView } from "../site/venue-view.ts";

export interface RedirectRule {
  from: string;
  /** A path, or an absolute address outside the application. */
  to: string;
  status?: 301 | 302 | 303 | 307 | 308;
}

/** Paths that have moved or that people type. The first match wins; `*` carries over the rest of the path. */
export const redirectRules = ({ point }: Pick<VenueView, "point">): RedirectRule[] => [
  { from: "/index.html", to: "/" },
  { from: "/information/*", to: "/news/*" },
  { from: "/map", to: point ? mapOf(point) : "/about#access" },
];

const mapOf = ({ latitude, longitude }: NonNullable<VenueView["point"]>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=18/${latitude}/${longitude}`;
