/** Nobody between can listen, so nothing has to be encrypted on the way. */
export const isThisMachine = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
