import { createRequire } from "node:module";
import { renderAsync } from "@resvg/resvg-js";

const require = createRequire(import.meta.url);

/** Kept in the house, so that a picture looks the same on every machine. */
const fontFiles = [
  "@expo-google-fonts/zen-kaku-gothic-new/900Black/ZenKakuGothicNew_900Black.ttf",
  "@expo-google-fonts/gabarito/800ExtraBold/Gabarito_800ExtraBold.ttf",
].map((file) => require.resolve(file));

/** Runs beside the program's own thread. */
export async function rasterize(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const picture = await renderAsync(svg, {
    font: { fontFiles, loadSystemFonts: false, defaultFontFamily: "Zen Kaku Gothic New" },
  });
  return new Uint8Array(picture.asPng());
}
