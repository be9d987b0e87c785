import { AuthError, type AuthSend, callAuth, notLoggedIn } from "./auth-call.ts";

export interface Passkey {
  id: string;
  name?: string | null;
  createdAt?: string | null;
  /** Synced by a passkey provider to the user's other devices. */
  backedUp?: boolean;
  /** How the device is reached, for example "internal,hybrid". */
  transports?: string | null;
}

/** Returns an empty list when the service fails. */
export const listPasskeys = (send: AuthSend): Promise<Passkey[]> =>
  readPasskeys(send).catch(() => []);

export async function readPasskeys(send: AuthSend): Promise<Passkey[]> {
  const failure = "Failed to get passkeys";
  const found = await callAuth<Passkey[]>(send, "GET", "/passkey/list-user-passkeys", { failure });
  if (!Array.isArray(found)) throw new AuthError("AUTH_ERROR", failure, 502);
  return found;
}

export async function deletePasskey(
  send: AuthSend,
  isLoggedIn: boolean,
  id: string,
): Promise<unknown> {
  if (!isLoggedIn) throw notLoggedIn("User must be logged in to delete passkey");
  const failure = "Failed to delete passkey";
  return callAuth(send, "POST", "/passkey/delete-passkey", { body: { id }, failure });
}

export const updatePasskey = (send: AuthSend, id: string, name: string): Promise<unknown> =>
  callAuth(send, "POST", "/passkey/update-passkey", { body: { id, name } });
