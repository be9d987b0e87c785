type MessageQuery = Partial<Record<"done" | "ask" | "at" | "person" | "view" | "after", string>>;

/** The list, or one message. Empty fields are left out. */
export function messagePath(id = "", query: MessageQuery = {}): string {
  const given = Object.entries(query).filter(([, value]) => value);
  const search = new URLSearchParams(given).toString();
  return `/admin/message${id && `/${id}`}${search && `?${search}`}`;
}
