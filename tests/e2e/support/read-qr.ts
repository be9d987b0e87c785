import type { Locator } from "@playwright/test";
import readQr from "jsqr";
import sharp from "sharp";

/** The code as a phone would read it, by a reader that shares no code with the renderer. */
export async function readQrOf(code: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data);
  return readQr(pixels, info.width, info.height, { inversionAttempts: "dontInvert" })?.data;
}
