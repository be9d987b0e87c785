/** Parameters whose value opens something. */
const secretParameter = /:token\b/;

/** A path as it may be logged: where a route of ours takes a secret in its path, the route stands for it. */
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

/** The router compares decoded paths too. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
