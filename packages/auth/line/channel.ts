/** The house's channel at LINE, and where LINE is asked. The addresses differ from LINE's own only in tests. */
export interface LineChannel {
  id: string;
  /** Also the key of its ID tokens. */
  secret: string;
  issuer: string;
  authorizationUrl: string;
  tokenUrl: string;
}
