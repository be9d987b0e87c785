/**
 * What a cookie is called. With the prefix, browsers take it from this very host over https only, so that no other host of
 * the domain can put one of its own in its place. Over plain http they would refuse it.
 */
export const hostCookieName = (name: string, { isSecure }: { isSecure: boolean }): string =>
  isSecure ? `__Host-${name}` : name;
