/** Push services of known browsers. Any others would let people make the worker call arbitrary addresses. */
const known = [
  "https://fcm.googleapis.com",
  "https://*.push.services.mozilla.com",
  "https://*.push.apple.com",
  "https://*.notify.windows.com",
];

/** `more`: further allowed origins, such as that of a self-hosted push service. */
export function isPushService(endpoint: string, more: readonly string[] = []): boolean {
  const { origin, username, password } = URL.parse(endpoint) ?? {};
  if (!origin || username || password) return false;
  return [...known, ...more].some((service) => {
    const [before = "", after] = service.split("*");
    if (after === undefined) return origin === service;
    return origin.startsWith(before) && origin.endsWith(after);
  });
}
