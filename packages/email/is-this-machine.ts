/** The connection stays on this machine, so it needs no encryption. */
export const isThisMachine = (host: string): boolean =>
  /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
