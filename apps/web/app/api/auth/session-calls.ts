import { AuthError, type AuthSend, callAuth } from "./auth-call.ts";

export interface Session {
  id: string;
  userId: string;
  expiresAt: string;
  /** The id of the admin who impersonates the user. */
  impersonatedBy?: string | null;
}

export interface SessionAnswer {
  session: Session;
  user: { id: string; email: string; name: string; image?: string | null; createdAt: string };
}

/** Null when signed out. */
export const getSession = (send: AuthSend) =>
  callAuth<SessionAnswer | null>(send, "GET", "/get-session");

/** The service also sets the `auth_jwt` cookie. */
export async function getToken(send: AuthSend): Promise<string> {
  const { token } = await callAuth<{ token: string }>(send, "GET", "/token");
  return token;
}

export const signOut = (send: AuthSend) => callAuth(send, "POST", "/sign-out");

export const sendSignInCode = (send: AuthSend, email: string) =>
  callAuth(send, "POST", "/email-otp/send-verification-otp", { body: { email, type: "sign-in" } });

type SignedIn = Pick<SessionAnswer, "user">;

/** Throws the server's code for a refused code; a refusal without one counts as a wrong code. */
export async function signInByCode(send: AuthSend, email: string, otp: string): Promise<SignedIn> {
  const fail = (cause: unknown): never => {
    throw cause instanceof Error
      ? new AuthError("AUTH_ERROR", cause.message, 503, { cause })
      : new AuthError("UNKNOWN_ERROR", "Authentication failed", 500, { cause });
  };
  const response = await send("POST", "/sign-in/email-otp", { email, otp }).catch(fail);
  if (response.ok) return (await response.json().catch(fail)) as SignedIn;
  const { code, message } = (await response.json().catch(() => ({}))) as {
    code?: string;
    message?: string;
  };
  throw new AuthError(code ?? "INVALID_OTP", message ?? "Invalid OTP", response.status);
}

/** Names the signed-in user. */
export const setOwnName = (send: AuthSend, name: string) =>
  callAuth(send, "POST", "/update-user", { body: { name } });

/** Deletes the signed-in user and all their data. Needs a recent sign-in. */
export const deleteOwnAccount = (send: AuthSend) =>
  callAuth(send, "POST", "/delete-user", { failure: "Failed to delete user" });
