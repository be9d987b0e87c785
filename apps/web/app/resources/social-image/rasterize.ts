import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";
import { HTTPException } from "hono/http-exception";
import pLimit from "p-limit";

const require = createRequire(import.meta.url);

/** Bundled, so that a picture looks the same on every machine. */
const fontFiles = [
  "@expo-google-fonts/zen-kaku-gothic-new/900Black/ZenKakuGothicNew_900Black.ttf",
  "@expo-google-fonts/gabarito/800ExtraBold/Gabarito_800ExtraBold.ttf",
].map((file) => require.resolve(file));

/** libuv has four threads: compression and file access must not wait behind pictures. */
const atOnce = pLimit(2);
const maxWaiting = 30;

/** Runs outside the main thread. */
export async function rasterize(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  if (atOnce.pendingCount >= maxWaiting) {
    const res = new Response(null, { status: 503, headers: { "retry-after": "1" } });
    throw new HTTPException(503, { res });
  }
  return atOnce(async () => {
    const picture = await renderAsync(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Zen Kaku Gothic New" },
    });
    return new Uint8Array(picture.asPng());
  });
}
