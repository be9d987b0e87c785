import { house } from "../site/house.ts";

export interface RedirectRule {
  from: string;
  /** A path, or an absolute address outside the application. */
  to: string;
  status?: 301 | 302 | 303 | 307 | 308;
}

const point = [house.latitude, house.longitude] as const;

/** Paths that have moved or that people type. The first match wins; `*` carries over the rest of the path. */
export const redirectRules: RedirectRule[] = [
  { from: "/index.html", to: "/" },
  { from: "/information/*", to: "/news/*" },
  {
    from: "/map",
    to: `https://www.openstreetmap.org/?mlat=${point[0]}&mlon=${point[1]}#map=18/${point.join("/")}`,
  },
];
