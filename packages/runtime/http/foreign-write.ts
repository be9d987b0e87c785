const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);
/** For raw files. Pages of other sites cannot send this type without a CORS preflight. */
const fileType = "application/octet-stream";
/** The types of our own forms. */
const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

interface AllowedSource {
  /** Our public address. */
  origin: string;
  takesForms?: boolean;
}

/**
 * The sign that a write comes from another site, or has a type that none of our pages and clients send. A foreign page cannot
 * forge the browser's origin headers, but can send plain text without a preflight.
 */
export function foreignTrait(
  { method, headers }: Request,
  { origin, takesForms = false }: AllowedSource,
): "origin" | "content-type" | null {
  if (readOnly.has(method)) return null;
  const from = headers.get("origin");
  if (from !== null && from !== origin) return "origin";
  // All current browsers send it, even without an origin.
  if (from === null && headers.get("sec-fetch-site") === "cross-site") return "origin";
  const hasBody =
    headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  // Calls without a body have no type.
  if (!hasBody && type === "") return null;
  if (type === "application/json" || type === fileType) return null;
  if (takesForms && formTypes.includes(type)) return null;
  return "content-type";
}
