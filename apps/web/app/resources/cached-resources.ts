import { splitLocale } from "../shell/locale-path.ts";

/** Addresses outside the route table whose answer is the same for everyone. */
const cached = [/^\/art\/v1\//, /^\/_i18n\//, /^\/line-qr\.svg$/];

/** Those that, like pages, come in each language. */
const cachedInEachForm = [
  /^\/social\/[a-z]+\/[\w-]+\.png$/,
  /^\/[a-z]+\/feed\.xml$/,
  /^\/event\/calendar\.ics$/,
  /^\/sitemap(?:-\d{1,4})?\.xml$/,
];

export function isCachedResource(pathname: string): boolean {
  const { path } = splitLocale(pathname);
  return (
    cached.some((shape) => shape.test(pathname)) ||
    cachedInEachForm.some((shape) => shape.test(path))
  );
}
