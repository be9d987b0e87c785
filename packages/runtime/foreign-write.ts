const readOnly = new Set(["GET", "HEAD", "OPTIONS"]);
/** Files that a client of ours sends as they are. No page of another site can send it unasked. */
const fileType = "application/octet-stream";
/** What our pages' forms send. */
const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

interface Expected {
  /** Our own public address. */
  origin: string;
  takesForms?: boolean;
}

/**
 * What shows that a write comes from another site, or that its body is of a type which no page or client of ours sends.
 * Another site's page cannot change what a browser says of its origin, and can send plain text without being asked.
 */
export function foreignTrait(
  { method, headers }: Request,
  { origin, takesForms = false }: Expected,
): "origin" | "content-type" | null {
  if (readOnly.has(method)) return null;
  const from = headers.get("origin");
  if (from !== null && from !== origin) return "origin";
  // Every browser of today says so, also where it leaves the origin out.
  if (from === null && headers.get("sec-fetch-site") === "cross-site") return "origin";
  const hasBody =
    headers.has("transfer-encoding") || Number(headers.get("content-length") ?? 0) > 0;
  const type = headers.get("content-type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  // Some calls have no body, and then no type either.
  if (!hasBody && type === "") return null;
  if (type === "application/json" || type === fileType) return null;
  if (takesForms && formTypes.includes(type)) return null;
  return "content-type";
}
