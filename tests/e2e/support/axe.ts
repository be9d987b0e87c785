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
export async function expectAccessible(
  page: Page,
  circumstance: string,
  /** Its colors alone are looked at again where nothing else can differ. */
  part: "everything" | "colors" = "everything",
): Promise<void> {
  await untilColorsSettled(page);
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    // Our pages have no frames; the other mode opens a second page for each run, for their sake.
    .setLegacyMode();
  const looked = part === "colors" ? axe.withRules("color-contrast") : axe.withTags(rules);
  const { violations } = await looked.analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary}`),
  );
  expect(found, circumstance).toEqual([]);
}

export const colorSchemes = ["light", "dark"] as const;
export const screenSizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const;
