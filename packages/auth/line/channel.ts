/** The site's LINE channel, and LINE's addresses, which differ only in tests. */
export interface LineChannel {
  id: string;
  /** Also the key of its ID tokens. */
  secret: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
}
