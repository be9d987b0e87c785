import type { BrowserContext, Route } from "@playwright/test";

/** Possible states of the connection while a page is in use. */
export interface Line {
  name: string;
  isCut: boolean;
  use(context: BrowserContext): Promise<unknown>;
  /** As it was before. */
  mend(context: BrowserContext): Promise<unknown>;
}

const everything = "**/*";

function slowLine(latencyMs: number): Line {
  const late = async (route: Route) => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    // Requests in progress when the page navigates are dropped.
    await route.fallback().catch(() => undefined);
  };
  return {
    name: `a line of ${latencyMs} ms`,
    isCut: false,
    use: (context) => context.route(everything, late),
    mend: (context) => context.unroute(everything, late),
  };
}

const away = (route: Route) => route.abort("connectionrefused");

export const lines: readonly Line[] = [
  ...[0, 300, 600].map(slowLine),
  {
    name: "no network",
    isCut: true,
    use: (context) => context.setOffline(true),
    mend: (context) => context.setOffline(false),
  },
  {
    name: "a server that is away while the browser calls itself online",
    isCut: true,
    use: (context) => context.route(everything, away),
    mend: (context) => context.unroute(everything, away),
  },
];
