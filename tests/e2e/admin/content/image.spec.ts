import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "../../support/fixtures.ts";
import { expectForEverybody } from "../../support/for-everybody.ts";
import { signInAsAdmin } from "../../support/sign-in/admin.ts";
import { words } from "../../support/words.ts";

test.beforeEach(({ faults }) => faults.allow(/status of 422/));

const t = words.ja.adminImage;
const photo = await sharp({
  create: { width: 1_200, height: 800, channels: 3, background: "#0c5445" },
})
  .jpeg()
  .toBuffer();
const files = {
  good: { name: "卓.jpg", mimeType: "image/jpeg", buffer: photo },
  disguised: {
    name: "a.png",
    mimeType: "image/png",
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  large: { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(20_000_000) },
};

/** The form of a new image, which gets a name like no other. */
function uploadParts(page: Page) {
  const main = page.getByRole("main");
  const name = `卓 ${crypto.randomUUID()}`;
  const send = async (file: (typeof files)["good"]) => {
    await main.getByLabel(t.upload.file, { exact: true }).setInputFiles(file);
    await main.getByLabel(t.alt.ja).fill(name);
    await main.getByRole("button", { name: t.upload.submit }).click();
  };
  return { main, name, send };
}

test("an image is uploaded and re-encoded; other files are refused with a message; the pages are accessible", async ({
  page,
}) => {
  await signInAsAdmin(page, { to: "/admin/image" });
  const { main, name, send } = uploadParts(page);
  await send(files.disguised);
  await expect(main.getByRole("alert")).toHaveText(t.refusal["unknown-kind"]);
  await send(files.large);
  await expect(main.getByRole("alert")).toHaveText(t.refusal["too-large"]);
  await send(files.good);
  const card = main.getByRole("listitem").filter({ hasText: name });
  await expect(card.locator("img")).toHaveJSProperty("complete", true);
  const address = await card.locator("img").getAttribute("src");
  const answer = await page.request.get(address ?? "");
  expect(answer.headers()["content-type"]).toBe("image/webp");
  expect((await sharp(await answer.body()).metadata()).width).toBe(480);
  await expectForEverybody(page, "the images", "/admin/image");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an image is uploaded too; other files are refused with a message", async ({ page }) => {
    await signInAsAdmin(page, { to: "/admin/image" });
    const { main, name, send } = uploadParts(page);
    await send(files.disguised);
    await expect(main.getByRole("alert")).toHaveText(t.refusal["unknown-kind"]);
    await expect(main.getByLabel(t.alt.ja)).toHaveValue(name);
    await send(files.good);
    const card = main.getByRole("listitem").filter({ hasText: name });
    await expect(card).toBeVisible();
    // The worker draws it meanwhile.
    const shown = async () => {
      await page.reload();
      return card.locator("img").count();
    };
    await expect.poll(shown).toBe(1);
  });
});
