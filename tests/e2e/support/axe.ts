import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

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

interface Depth {
  /** Reading every color takes axe as long as all other rules together. */
  withoutColors?: boolean | undefined;
}

/** Fails with the rule and the elements that break it. */
export async function expectAccessible(
  page: Page,
  circumstance: string,
  { withoutColors = false }: Depth = {},
): Promise<void> {
  await untilColorsSettled(page);
  // Our pages have no frames, so the script itself does, once for each document; @axe-core/playwright would bring it
  // along with every look.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const runOnly = { type: "tag" as const, values: rules };
  const violations = await page.evaluate(
    async (options) => {
      const { axe: checker } = window as unknown as { axe: typeof axe };
      // Base UI's focus guards are empty and hidden, and pass the focus on at once when the Tab key reaches them.
      const context = { exclude: ["[data-base-ui-focus-guard]"] };
      const { violations } = await checker.run(context, options);
      // Axe would take an element over the whole screen for the background of the elements below.
      const cover = [...document.querySelectorAll(":popover-open")].find(
        (shown) => shown.getBoundingClientRect().height >= innerHeight,
      );
      const colors = violations.find(({ id }) => id === "color-contrast");
      if (cover && colors) {
        colors.nodes = colors.nodes.filter(({ target }) =>
          cover.contains(document.querySelector(String(target[0]))),
        );
      }
      // A bar at the edge of the screen covers what is scrolled under it, which is no fault of what it covers.
      const covered = violations.find(({ id }) => id === "target-size");
      if (!covered) return violations;
      const [before, nodes] = [scrollY, covered.nodes];
      covered.nodes = [];
      for (const { target } of nodes) {
        const element = document.querySelector(String(target[0]));
        element?.scrollIntoView({ block: "center", behavior: "instant" });
        const again = await checker.run(element ?? document, {
          ...options,
          runOnly: { type: "rule", values: [covered.id] },
        });
        covered.nodes.push(...again.violations.flatMap((violation) => violation.nodes));
      }
      scrollTo({ top: before, behavior: "instant" });
      return violations;
    },
    {
      runOnly,
      rules: { "color-contrast": { enabled: !withoutColors } },
      resultTypes: ["violations" as const],
      iframes: false,
    },
  );
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
