import type { Page } from "@playwright/test";

interface ExposedRouter {
  navigate: (to: string) => Promise<void>;
}

/** Goes to a path as an in-app link does; pages hold no links to paths that have moved or never were. */
export async function navigateInApp(page: Page, to: string): Promise<void> {
  await page.evaluate((target) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: ExposedRouter;
    };
    // Not awaited: a navigation that leaves the application never ends.
    void router.navigate(target);
  }, to);
}

/** Counts the documents shown from now on: a navigation inside the application adds none. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on("domcontentloaded", () => {
    count += 1;
  });
  return () => count;
}
