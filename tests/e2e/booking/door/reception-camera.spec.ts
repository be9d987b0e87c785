import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { qrDrawing } from "../../../../apps/web/app/ui/illustration/drawings/qr-drawing.ts";
import { countedOf, newParty } from "../../support/booking/parties.ts";
import { receptionParts, receptionPath, untilListStored } from "../../support/booking/reception.ts";
import { e2eEnv } from "../../support/env.ts";
import { withoutNetwork } from "../../support/faults.ts";
import { expect, test, visit } from "../../support/fixtures.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { words } from "../../support/words.ts";

// One camera, and each test holds something else before it.
test.describe.configure({ mode: "serial" });

const folder = join(import.meta.dirname, "../../../../test-results");
const pictures = join(folder, "camera.mjpeg");
const { scan, status } = words.ja.reception;

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const camera = [
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${pictures}`,
    ];
    // The Chromium without a window has no camera.
    const executablePath = "/usr/bin/chromium";
    await use({ executablePath, args: [...(launchOptions.args ?? []), ...camera] });
  },
});

/** Holds a code before the camera: a film of one picture, which the browser shows for ever. */
async function hold(browser: Browser, text: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 640, height: 480 } });
  await page.setContent(
    `<body style="background:#6e5a43"><div style="width:260px;margin:90px 170px;rotate:7deg">${qrDrawing(text, 4)}</div>`,
  );
  mkdirSync(folder, { recursive: true });
  writeFileSync(pictures, await page.screenshot({ type: "jpeg", quality: 92 }));
  await page.close();
}

test("a scanned ticket opens its party, also without a network, and a second scan shows who and when", async ({
  page,
  context,
  browser,
  faults,
}) => {
  faults.allow(withoutNetwork);
  const { id, code, eventId } = await newParty({ seats: 2 });
  await hold(browser, `${e2eEnv.origin}/admin/check-in?code=${code}`);
  await context.grantPermissions(["camera"]);
  const path = receptionPath(eventId);
  await signInAsAdmin(page);
  await visit(page, path);
  const parts = receptionParts(page);
  await expect(parts.rows).toHaveCount(1);
  await untilListStored(page);
  await context.setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: scan.start }).click();
  await expect(parts.told).toContainText(status.found);
  await parts.admit(2).click();
  await expect(parts.accepted).toContainText("2人を受けつけました");
  // The camera continues; the same ticket is ignored at first, then its second scan is reported.
  await expect(parts.told).toContainText(status.idle);
  await expect(parts.told).toContainText(status.duplicate);
  await context.setOffline(false);
  await expect.poll(() => countedOf(id)).toMatchObject({ arrived: 2, marks: [[0, 1]] });
  await page.getByRole("button", { name: scan.stop }).click();
  await expect(parts.main.locator("video")).toBeHidden();
});

test("any other scanned code is refused with a message", async ({ page, browser }) => {
  const { eventId } = await newParty();
  await hold(browser, "https://evil.example/admin/check-in?code=7K2M49XQ");
  await page.context().grantPermissions(["camera"]);
  await signInAsAdmin(page);
  await visit(page, receptionPath(eventId));
  await page.getByRole("button", { name: scan.start }).click();
  await expect(page.getByText(scan.foreign)).toBeVisible();
  await expect(receptionParts(page).told).toContainText(status.idle);
});

test("without access to the camera the page explains the alternative", async ({
  page,
  browser,
}) => {
  const { eventId } = await newParty();
  await hold(browser, "x");
  await signInAsAdmin(page);
  await visit(page, receptionPath(eventId));
  await page.getByRole("button", { name: scan.start }).click();
  await expect(page.getByText(scan.denied)).toBeVisible();
  await expect(page.getByRole("button", { name: scan.start })).toBeVisible();
});
