import { type AuthSend, callAuth } from "./auth-call.ts";

export interface SignedInDevice {
  id: string;
  /** By which it is ended; it goes to no page. */
  token: string;
  createdAt: string;
  updatedAt: string;
  userAgent?: string | null;
  /** The id of the admin who acts in the person's name. */
  impersonatedBy?: string | null;
}

/** Where a person is signed in. Needs a fresh sign-in. */
export const listDevices = (send: AuthSend): Promise<SignedInDevice[]> =>
  callAuth(send, "GET", "/list-sessions");

export const endDevice = (send: AuthSend, token: string) =>
  callAuth(send, "POST", "/revoke-session", { body: { token } });

export const endOtherDevices = (send: AuthSend) =>
  callAuth(send, "POST", "/revoke-other-sessions", { body: {} });

export const endAllDevices = (send: AuthSend) =>
  callAuth(send, "POST", "/revoke-sessions", { body: {} });
