import type { Locator } from "@playwright/test";
import readQr from "jsqr";
import sharp from "sharp";

/** What a phone would read off the screen, by a reader that shares no code with what drew it. */
export async function readQrOf(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return readQr(pixels, info.width, info.height, { inversionAttempts: "dontInvert" })?.data;
}
