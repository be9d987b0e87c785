import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails with the rule and the elements that break it. */
export async function expectAccessible(page: Page, circumstance: string): Promise<void> {
  // Colors that were switched just now are all there two frames later, or when they have faded over.
  await page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(rules)
    // Our pages have no frames; the other mode opens a second page for each run, for their sake.
    .setLegacyMode()
    .analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
  expect(found, circumstance).toEqual([]);
}

export const colorSchemes = ["light", "dark"] as const;
export const screenSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
