import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { qrDrawing } from "../../apps/web/app/ui/illustration/qr-drawing.ts";
import { e2eEnv } from "./env.ts";
import { expect, test, visit } from "./fixtures.ts";
import { signInAsAdmin } from "./support/admin.ts";
import { countedOf, newParty } from "./support/parties.ts";
import { words } from "./words.ts";

// One camera, and each test holds something else before it.
test.describe.configure({ mode: "serial" });

const folder = join(import.meta.dirname, "../../test-results");
const pictures = join(folder, "camera.mjpeg");
const path = "/admin/check-in";
const { scan, status, next } = words.ja.checkIn;

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const camera = [
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${pictures}`,
    ];
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] });
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

test("a ticket before the camera leads to its party, and the same one again to who and when", async ({
  page,
  browser,
}) => {
  const { id, code } = await newParty({ seats: 2 });
  await hold(browser, `${e2eEnv.origin}${path}?code=${code}`);
  await page.context().grantPermissions(["camera"]);
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(request.url()));
  const readers = () => scripts.filter((url) => url.includes("read-pixels"));
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  expect(readers()).toEqual([]);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: scan.start }).click();
  await expect(page).toHaveURL(`${path}?code=${code}`);
  expect(readers()).toHaveLength(1);
  await expect(main.getByText(status.found)).toBeVisible();
  await expect(main.getByText(scan.paused)).toBeVisible();
  expect(await countedOf(id)).toMatchObject({ arrived: 0 });
  await main.locator("#mark").getByRole("button").first().click();
  await expect(main.getByText(/2人を受付しました/)).toBeVisible();
  await main.getByRole("link", { name: next }).click();
  await expect(main.getByText(status.duplicate)).toBeVisible();
  expect(await countedOf(id)).toMatchObject({ arrived: 2, marks: [2] });
  await main.getByRole("button", { name: scan.stop }).click();
  await expect(main.locator("video")).toBeHidden();
  await expect(main.getByRole("button", { name: scan.start })).toBeVisible();
});

test("any other code before the camera is refused in words, and leads nowhere", async ({
  page,
  browser,
}) => {
  await hold(browser, `https://evil.example${path}?code=7K2M49XQ`);
  await page.context().grantPermissions(["camera"]);
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: scan.start }).click();
  await expect(main.getByText(scan.foreign)).toBeVisible();
  await expect(page).toHaveURL(path);
});

test("who does not allow the camera is told how to go on", async ({ page, browser }) => {
  await hold(browser, "x");
  await signInAsAdmin(page, { to: path });
  await visit(page, path);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: scan.start }).click();
  await expect(main.getByText(scan.denied)).toBeVisible();
  await expect(main.getByRole("button", { name: scan.start })).toBeVisible();
});
