interface LazyRoute {
  id: string;
  lazy?: Record<string, (() => Promise<unknown>) | undefined>;
  children?: LazyRoute[];
}

interface DataRouter {
  routes: LazyRoute[];
  patchRoutes: (parentId: string | null, found: LazyRoute[]) => void;
}

/**
 * The router reloads the page on its own, unguarded, when it cannot import a part of the next one, and then
 * waits for good. Here each of its imports is preceded by one of ours, so that it fails as any error does;
 * `preloadRoute` decides about reloading.
 */
export function guardRouteParts(): void {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: DataRouter;
  };
  if (!router) return;
  for (const route of router.routes) guardRoute(route);
  const { patchRoutes } = router;
  // Routes that a page links to become known after it has appeared.
  router.patchRoutes = (parentId, found) => {
    patchRoutes(parentId, found);
    for (const route of router.routes) guardRoute(route);
  };
}

const guarded = new WeakSet<object>();

function guardRoute({ id, lazy, children }: LazyRoute): void {
  const module = window.__reactRouterManifest?.routes[id]?.module;
  for (const [property, load] of Object.entries(lazy ?? {})) {
    if (!lazy || !load || !module || guarded.has(lazy)) continue;
    lazy[property] = async () => {
      await import(/* @vite-ignore */ module);
      return load();
    };
  }
  if (lazy) guarded.add(lazy);
  for (const child of children ?? []) guardRoute(child);
}
