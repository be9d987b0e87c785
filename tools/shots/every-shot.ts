import { canonicalPath } from "../../apps/web/app/shell/routing/locale-path.ts";
import type { RouteAccess } from "../../apps/web/app/shell/routing/record.ts";
import { pageRecords } from "../../apps/web/app/shell/routing/records.ts";
import { type Locale, locales } from "../../packages/contracts/locale.ts";

export interface Shot {
  route: string;
  /** The viewer. */
  as: "visitor" | "user" | "admin";
  path: string;
  locale: Locale;
  theme: "light" | "dark";
  width: 390 | 1280;
  file: string;
}

const errors = [{ id: "error-404", paths: ["/no-such-page"], as: "visitor" as const }];

function viewerOf(auth: RouteAccess): Shot["as"] {
  if (typeof auth === "boolean") return auth ? "user" : "visitor";
  if (auth.only === "staff") return "admin";
  return auth.only === "user" || auth.only === "admin" ? auth.only : "visitor";
}

export function everyShot(): Shot[] {
  const routes = [
    ...pageRecords.map(({ id, path, auth, samples }) => ({
      id,
      paths: samples ?? [path],
      // The record lets in every user, but not everybody works at a reception.
      as: id.startsWith("reception-") ? ("admin" as const) : viewerOf(auth),
    })),
    ...errors,
  ];
  return routes.flatMap(({ id, paths, as }) =>
    paths.flatMap((path, index) => {
      if (path.includes(":")) throw new Error(`Route ${id} needs samples in its record`);
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

/** All pictures of a set side by side, small. */
export function contactSheet(shots: Shot[]): string {
  const figures = shots.map(
    ({ file, width }) =>
      `<figure><img src="${file}" width="${width / 3}" alt=""><figcaption>${file}</figcaption></figure>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>shots</title>
<style>body{font:13px system-ui;background:#777;margin:16px;display:flex;flex-wrap:wrap;gap:16px;align-items:start}
figure{margin:0}figcaption{color:#fff}</style>
${figures.join("\n")}
`;
}
