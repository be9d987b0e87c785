/** Set on a redirect to the login without a session, so that the browser can ask in place instead. */
export const signedOutHeader = "x-signed-out";

/** Thrown in place of a response by a person who did not want to log in again yet. */
export class SignedOut extends Error {
  override readonly name = "SignedOut";
}
