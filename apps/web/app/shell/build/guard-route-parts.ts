interface LazyRoute {
  id: string;
  lazy?: Record<string, (() => Promise<unknown>) | undefined>;
  children?: LazyRoute[];
}

/**
 * The router reloads the page on its own, unguarded, when it cannot import a part of the next one, and then
 * waits for good. Here each of its imports is preceded by one of ours, so that it fails as any error does;
 * `preloadRoute` decides about reloading.
 */
export function guardRouteParts(): void {
  const { __reactRouterDataRouter: router } = window as unknown as {
    __reactRouterDataRouter?: { routes: LazyRoute[] };
  };
  for (const route of router?.routes ?? []) guardRoute(route);
}

function guardRoute({ id, lazy, children }: LazyRoute): void {
  const module = window.__reactRouterManifest?.routes[id]?.module;
  for (const [property, load] of Object.entries(lazy ?? {})) {
    if (!lazy || !load || !module) continue;
    lazy[property] = async () => {
      await import(/* @vite-ignore */ module);
      return load();
    };
  }
  for (const child of children ?? []) guardRoute(child);
}
