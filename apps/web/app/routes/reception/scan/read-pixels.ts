import decodeQr from "qr/decode.js";

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and opacity of each. */
  data: Uint8ClampedArray;
}

/** The text of the code in a picture; undefined where none is seen. */
export function readPixels({ width, height, data }: Pixels): string | undefined {
  try {
    return decodeQr({ width, height, data });
  } catch {
    // That is how it says that there is none: most pictures of a camera.
    return undefined;
  }
}
