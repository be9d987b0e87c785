import { splitLocale } from "../shell/locale-path.ts";

/** Addresses outside the route table whose answer is the same for everyone, and the query fields that it depends on. */
const cached: { shape: RegExp; query: string[] | "all" }[] = [
  // Refuses any field that it does not know.
  { shape: /^\/art\/v1\//, query: "all" },
  { shape: /^\/_i18n\//, query: ["sets"] },
  { shape: /^\/line-qr\.svg$/, query: [] },
];

/** Those that, like pages, come in each language, and depend on their path only. */
const cachedInEachForm = [
  /^\/social\/[a-z]+\/[\w-]+\.png$/,
  /^\/[a-z]+\/feed\.xml$/,
  /^\/event\/calendar\.ics$/,
  /^\/sitemap(?:-\d{1,4})?\.xml$/,
];

/** The one name of such an answer, whatever else its address carries; null for other addresses. */
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
