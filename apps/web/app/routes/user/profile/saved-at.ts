/** The redirect after saving without JavaScript. */
export const savedAt = "/user/profile?done=saved";

/** With JavaScript the form stays, so that people keep their position in it. */
export function isSaved(thrown: unknown): boolean {
  return thrown instanceof Response && (thrown.headers.get("location") ?? "").endsWith(savedAt);
}
