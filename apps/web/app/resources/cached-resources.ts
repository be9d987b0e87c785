import { splitLocale } from "../shell/routing/locale-path.ts";

/** Addresses outside the route table whose response is the same for everyone, with the query fields it depends on. */
const cached: { shape: RegExp; query: string[] | "all" }[] = [
  // Rejects unknown fields itself, so every field may be part of the key.
  { shape: /^\/art\/v[12]\//, query: "all" },
  { shape: /^\/_i18n\//, query: ["sets"] },
  { shape: /^\/line-qr\.svg$/, query: [] },
];

/** Resources that, like pages, exist in each language, and depend only on their path. */
const cachedInEachForm = [
  /^\/area-map\.svg$/,
  /^\/social\/[a-z]+\/[\w-]+\.png$/,
  /^\/[a-z]+\/feed\.xml$/,
  /^\/event\/(?:[\w-]+\/)?calendar\.ics$/,
  /^\/sitemap(?:-\d{1,4})?\.xml$/,
];

/** The cache key of a response, whatever else its address carries; null for addresses that are not cached. */
export function cachedResourceKey({ pathname, search, searchParams }: URL): string | null {
  const { path } = splitLocale(pathname);
  if (cachedInEachForm.some((shape) => shape.test(path))) return pathname;
  const query = cached.find(({ shape }) => shape.test(pathname))?.query;
  if (!query) return null;
  if (query === "all") return pathname + search;
  const fields = query.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value).replaceAll("%2C", ",")}`];
  });
  return fields.length > 0 ? `${pathname}?${fields.join("&")}` : pathname;
}
