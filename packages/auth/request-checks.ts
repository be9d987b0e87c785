const readOnly = new Set(["GET", "HEAD"]);

/**
 * A browser says where a request comes from and of what type its body is; another site can change neither. So a
 * write without our own origin, or with a body that a plain form could have sent, is none of ours.
 */
export function refusalOf(
  { method, headers }: Request,
  origin: string,
): { code: string; message: string } | null {
  if (readOnly.has(method)) return null;
  if (headers.get("origin") !== origin) {
    return { code: "INVALID_ORIGIN", message: "Invalid origin" };
  }
  const hasBody =
    headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase();
  // Some calls have no body, and then no type either.
  if (type === "application/json" || (!hasBody && type === undefined)) return null;
  return { code: "INVALID_CONTENT_TYPE", message: "The body must be application/json" };
}
