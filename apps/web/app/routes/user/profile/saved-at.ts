/** The redirect after saving without JavaScript. */
export const savedAt = "/user/profile?done=saved";

/** With JavaScript the form stays as it is, so that nobody loses their place in it. */
export function isSaved(thrown: unknown): boolean {
  return thrown instanceof Response && (thrown.headers.get("location") ?? "").endsWith(savedAt);
}
