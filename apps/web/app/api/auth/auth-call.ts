/** Sends a call to the auth service. In browsers over HTTP, in the server with the cookies of who asks. */
export type AuthSend = (method: "GET" | "POST", path: string, body?: object) => Promise<Response>;

/** What the auth service, or a browser's authenticator, says no with. */
export class AuthError extends Error {
  readonly code: string;
  readonly status: number;

  constructor(code: string, message: string, status: number, options?: ErrorOptions) {
    super(message, options);
    this.name = "AuthError";
    this.code = code;
    this.status = status;
  }
}

/** What was thrown, by a name that can be shown. */
export const asAuthError = (error: unknown): AuthError =>
  error instanceof AuthError
    ? error
    : new AuthError("UNKNOWN_ERROR", "Authentication failed", 500, { cause: error });

/** Of calls that need a person, before anything is asked. */
export const notLoggedIn = (message: string) => new AuthError("NOT_LOGGED_IN", message, 401);

/**
 * The answer as it came. A refusal is thrown with the server's own code, and with its message unless the call has one of
 * its own (`failure`), which it then throws whatever the reason; the reason is the cause.
 */
export async function callAuth<Answer = unknown>(
  send: AuthSend,
  method: "GET" | "POST",
  path: string,
  { body, failure }: { body?: object; failure?: string } = {},
): Promise<Answer> {
  const fail = (cause: unknown): never => {
    throw failure ? new AuthError("AUTH_ERROR", failure, 503, { cause }) : cause;
  };
  const response = await send(method, path, body).catch(fail);
  // One that breaks off halfway, as by leaving the page, is no answer: least of all "nobody is signed in".
  if (response.ok) return (await response.json().catch(fail)) as Answer;
  const refusal: unknown = await response.json().catch(() => null);
  const { code, message } = (refusal ?? {}) as { code?: string; message?: string };
  throw new AuthError(
    code ?? "AUTH_ERROR",
    failure ?? message ?? "Authentication failed",
    response.status,
    { cause: message },
  );
}

/** Cookies go along, because the service is of the same origin. */
export const browserSend: AuthSend = (method, path, body) => {
  if (typeof window === "undefined") throw new Error("Auth client not initialized");
  return fetch(`/api/auth${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
};
