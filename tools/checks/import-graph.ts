import { dirname, join } from "node:path/posix";

/** From a file to one that it imports, types and `import()` included. */
export interface Arrow {
  from: string;
  to: string;
}

const imported = /\b(?:from |import |import\()"((?:\.|@takujo\/)[^"\n]+)"/g;

/** The imports among files, given as texts by path. Imports of other files are left out. */
export function arrowsOf(texts: ReadonlyMap<string, string>): Arrow[] {
  return [...texts].flatMap(([from, text]) => {
    const names = new Set([...text.matchAll(imported)].map(([, name = ""]) => name));
    return [...names].flatMap((name) => {
      const path = name.startsWith(".")
        ? join(dirname(from), name)
        : name.replace("@takujo/", "packages/");
      const to = [path, `${path}.ts`, `${path}.tsx`].find((file) => texts.has(file));
      return to && to !== from ? [{ from, to }] : [];
    });
  });
}

/** Counts groups of files that all import each other, directly or not (Tarjan's strongly connected components). */
export function countCircles(arrows: readonly Arrow[]): number {
  const next = Map.groupBy(arrows, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const path: string[] = [];
  const onPath = new Set<string>();
  let circles = 0;
  const visit = (file: string): number => {
    let low = order.size;
    order.set(file, low);
    lowest.set(file, low);
    path.push(file);
    onPath.add(file);
    for (const { to } of next.get(file) ?? []) {
      const seen = order.get(to);
      if (seen === undefined) low = Math.min(low, visit(to));
      else if (onPath.has(to)) low = Math.min(low, seen);
    }
    if (low === order.get(file)) {
      const group = path.splice(path.indexOf(file));
      for (const member of group) onPath.delete(member);
      if (group.length > 1) circles++;
    }
    return low;
  };
  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return circles;
}
