/** Route parameters whose value is a credential. */
const secretParameter = /:token\b/;

/** The path as it may be logged: where a route takes a secret in its path, the route pattern is logged instead. */
export function createLoggedPath(routes: readonly { path: string }[]) {
  const secret = [...new Set(routes.map(({ path }) => path))].filter((path) =>
    secretParameter.test(path),
  );
  const starts = secret.map((path) => ({
    path,
    start: path.slice(0, path.search(secretParameter)),
  }));
  return (path: string): string => {
    const decoded = decode(path);
    return starts.find(({ start }) => decoded.startsWith(start))?.path ?? path;
  };
}

/** The router matches decoded paths too. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
