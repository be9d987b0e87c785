/** Sends a call to the auth service: over HTTP in browsers, with the visitor's cookies on the server. */
export type AuthSend = (method: "GET" | "POST", path: string, body?: object) => Promise<Response>;

/** A refusal by the auth service or by the browser's authenticator. */
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

/** Wraps whatever was thrown in an error whose code can be shown. */
export const asAuthError = (error: unknown): AuthError =>
  error instanceof AuthError
    ? error
    : new AuthError("UNKNOWN_ERROR", "Authentication failed", 500, { cause: error });

/** For calls that need a signed-in user, thrown before anything is sent. */
export const notLoggedIn = (message: string) => new AuthError("NOT_LOGGED_IN", message, 401);

/**
 * Returns the response body. A refusal is thrown with the server's code and message. A call with its own message
 * (`failure`) throws that one for every failure, with the reason as cause.
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
  // An aborted response, as when the page is left, must not be read as signed out.
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

/** Cookies are sent because the service has the same origin. */
export const browserSend: AuthSend = (method, path, body) => {
  if (typeof window === "undefined") throw new Error("Auth client not initialized");
  return fetch(`/api/auth${path}`, {
    method,
    ...(body && { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
  });
};
