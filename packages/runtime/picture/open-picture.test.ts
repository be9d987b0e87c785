import sharp from "sharp";
import { expect, it } from "vitest";
import { openPicture } from "./open-picture.ts";

it("a picture that takes too long to draw is given up", async () => {
  const background = { r: 183, g: 71, b: 42 };
  const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const slowly = openPicture(large, 1).median(41).toBuffer();
  await expect(slowly).rejects.toThrow(/timeout/);
});
