export interface RedirectRule {
  from: string;
  /** A path, or an absolute address outside the application. */
  to: string;
  status?: 301 | 302 | 303 | 307 | 308;
}

/** Paths that have moved or that people type. The first match wins; `*` carries over the rest of the path. */
export const redirectRules: RedirectRule[] = [
  { from: "/index.html", to: "/" },
  { from: "/information/*", to: "/news/*" },
  {
    from: "/map",
    to: "https://www.openstreetmap.org/?mlat=35.6917&mlon=139.7709#map=18/35.6917/139.7709",
  },
];
