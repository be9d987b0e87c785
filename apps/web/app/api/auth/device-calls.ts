import { type AuthSend, callAuth } from "./auth-call.ts";

export interface SignedInDevice {
  id: string;
  /** Identifies the session when it is ended; never sent to a page. */
  token: string;
  createdAt: string;
  updatedAt: string;
  userAgent?: string | null;
  /** How it was signed in; unknown for older sessions. */
  signInMethod?: "code" | "passkey" | "line" | null;
  /** The id of the admin who impersonates the user. */
  impersonatedBy?: string | null;
}

/** Lists where the user is signed in. Needs a recent sign-in. */
export const listDevices = (send: AuthSend): Promise<SignedInDevice[]> =>
  callAuth(send, "GET", "/list-sessions");

export const endDevice = (send: AuthSend, token: string) =>
  callAuth(send, "POST", "/revoke-session", { body: { token } });

export const endOtherDevices = (send: AuthSend) =>
  callAuth(send, "POST", "/revoke-other-sessions", { body: {} });

export const endAllDevices = (send: AuthSend) =>
  callAuth(send, "POST", "/revoke-sessions", { body: {} });
