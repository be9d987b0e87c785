/** An address with the fields of a query. Those that are empty or as usual are left out. */
export function addressOf<Query extends object>(
  path: string,
  query: Query,
  usual: Partial<Query> = {},
): string {
  const given = Object.entries(query).filter(
    ([name, value]) => (value || value === 0) && value !== usual[name as keyof Query],
  );
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
}
