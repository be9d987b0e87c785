/** Where a page without JavaScript goes after saving. */
export const savedAt = "/user/profile?done=saved";

/** With JavaScript the form stays where it is, so that nobody loses their place in it. */
export function isSaved(thrown: unknown): boolean {
  return thrown instanceof Response && (thrown.headers.get("location") ?? "").endsWith(savedAt);
}
