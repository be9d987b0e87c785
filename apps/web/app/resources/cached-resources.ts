/** Addresses outside the route table whose answer is the same for everyone. */
const cached =
  /^\/(?:art\/v1\/|_i18n\/|line-qr\.svg$|(?:(?:ja|en)\/)?(?:social\/\w+\/[\w-]+\.png$|\w+\/feed\.xml$|event\/calendar\.ics$|sitemap(?:-\d{1,4})?\.xml$))/;

export function isCachedResource(pathname: string): boolean {
  return cached.test(pathname);
}
