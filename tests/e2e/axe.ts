import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/**
 * Two frames after they were switched, colors begin to fade over; and where a color is inherited, what is inside begins when what is
 * around it is done.
 */
async function untilColorsSettled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const passing = () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .filter(({ playState }) => playState === "running");
    for (let quiet = 0; quiet < 3; quiet++) {
      await frame();
      const running = passing();
      if (running.length > 0) quiet = 0;
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}

/** Fails with the rule and the elements that break it. */
export async function expectAccessible(page: Page, circumstance: string): Promise<void> {
  await untilColorsSettled(page);
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
