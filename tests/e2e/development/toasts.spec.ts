import type { Page } from "@playwright/test";
import { expect, passTime, stopClock, test, untilHydrated, visit } from "../support/fixtures.ts";
import { words } from "../support/words.ts";
import { showToast } from "./page-modules.ts";

const { toast: area, close } = words.ja.commons;
const region = (page: Page) => page.getByRole("region", { name: area.region });
const toastOf = (page: Page, summary: string) =>
  region(page).locator(".toast", { hasText: summary });

test.beforeEach(({ page, developmentServer }) => visit(page, `${developmentServer.origin}/about`));

test("toasts stand at the bottom right, on a desktop and on a phone [SH-3]", async ({ page }) => {
  await showToast(page, { summary: "a", severity: "error" });
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect
      .poll(async () => {
        const box = await toastOf(page, "a").boundingBox();
        if (!box) return null;
        return [size.width - box.x - box.width, size.height - box.y - box.height].map(Math.round);
      })
      .toEqual([20, 20]);
  }
});

test("a toast shows its severity, summary and detail, and is replaced by its id or group [TO-1]", async ({
  page,
}) => {
  const severities = ["info", "success", "warn", "error", "secondary", "contrast"] as const;
  const looks = new Set<string>();
  for (const severity of severities) {
    await showToast(page, {
      severity,
      summary: `summary ${severity}`,
      detail: `detail ${severity}`,
    });
    const toast = toastOf(page, `summary ${severity}`);
    await expect(toast).toContainText(`detail ${severity}`);
    await expect(toast).toHaveRole(severity === "error" ? "alert" : "status");
    looks.add(
      await toast.evaluate((element) => {
        const piece = element.querySelector(".toast-piece");
        const icon = element.querySelector("svg")?.innerHTML;
        return `${getComputedStyle(element).backgroundColor} ${piece && getComputedStyle(piece).backgroundColor} ${icon}`;
      }),
    );
  }
  expect(looks.size, "every severity looks different").toBe(severities.length);

  expect(await showToast(page, { id: "mine", summary: "first of its id" })).toBe("mine");
  await showToast(page, { id: "mine", summary: "second of its id" });
  await expect(toastOf(page, "first of its id")).toHaveCount(0);
  await expect(toastOf(page, "second of its id")).toBeVisible();
  await showToast(page, { group: "ours", summary: "first of its group" });
  await showToast(page, { group: "ours", summary: "second of its group" });
  await expect(toastOf(page, "first of its group")).toHaveCount(0);
  await expect(toastOf(page, "second of its group")).toBeVisible();
});

test("a toast closes on its button, and has none when it is not closable [TO-1] [TO-2]", async ({
  page,
}) => {
  await showToast(page, { summary: "closable", severity: "error" });
  await showToast(page, { summary: "stays", severity: "error", closable: false });
  await expect(toastOf(page, "stays").getByRole("button", { name: close })).toHaveCount(0);
  await toastOf(page, "closable").getByRole("button", { name: close }).click();
  await expect(toastOf(page, "closable")).toHaveCount(0);
  await expect(toastOf(page, "stays")).toBeVisible();
});

test("it enters in 0.3 s and leaves in 0.45 s [TO-4]", async ({ page }) => {
  await showToast(page, { summary: "a", severity: "error" });
  const toast = toastOf(page, "a");
  await expect(toast).toHaveCSS("animation-name", "toast-in");
  await expect(toast).toHaveCSS("animation-duration", "0.3s");
  const leaving = toast.evaluate(
    (element: HTMLElement) =>
      new Promise<string[]>((resolve) => {
        element.addEventListener("animationstart", (event) => {
          if (event.animationName !== "toast-out") return;
          const { animationDuration } = getComputedStyle(element);
          element.addEventListener("animationend", () => resolve([animationDuration, "ended"]));
        });
      }),
  );
  await toast.getByRole("button", { name: close }).click();
  expect(await leaving).toEqual(["0.45s", "ended"]);
  await expect(toast).toHaveCount(0);
});

test.describe("with the clock in hand", () => {
  test.beforeEach(async ({ page }) => {
    await page.reload();
    await untilHydrated(page);
    // The part that draws toasts is loaded with the first one.
    await showToast(page, { id: "first", summary: "first" });
    await expect(toastOf(page, "first")).toBeVisible();
    await showToast(page, { id: "first", summary: "stays", severity: "error" });
    await stopClock(page);
  });

  test("a toast leaves after its own life, or six seconds; an error stays [TO-2]", async ({
    page,
  }) => {
    await showToast(page, { summary: "short", life: 2_000 });
    await showToast(page, { summary: "usual" });
    await showToast(page, { summary: "fault", severity: "error" });
    await passTime(page, 1_500);
    await expect(toastOf(page, "short")).toBeVisible();
    await passTime(page, 1_000);
    await expect(toastOf(page, "short")).toHaveCount(0);
    await expect(toastOf(page, "usual")).toBeVisible();
    await passTime(page, 5_000);
    await expect(toastOf(page, "usual")).toHaveCount(0);
    await passTime(page, 60_000);
    await expect(toastOf(page, "fault")).toBeVisible();
  });

  test("hovering stops its clock, leaving gives it its whole life again [TO-3]", async ({
    page,
  }) => {
    await showToast(page, { summary: "held", life: 3_000 });
    const toast = toastOf(page, "held");
    await passTime(page, 2_000);
    await toast.hover();
    await passTime(page, 30_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 5);
    await passTime(page, 2_000);
    await expect(toast).toBeVisible();
    await expect(toast).not.toHaveAttribute("data-leaving");
    await passTime(page, 1_500);
    await expect(toast).toHaveCount(0);
  });
});
