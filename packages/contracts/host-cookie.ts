/**
 * The name of a cookie. With the prefix, browsers accept it only from this host over https, so that no other host of the domain
 * can replace it. Over plain http they would refuse it.
 */
export const hostCookieName = (name: string, { isSecure }: { isSecure: boolean }): string =>
  isSecure ? `__Host-${name}` : name;
