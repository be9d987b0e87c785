import decodeQr from "qr/decode.js";

interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha of each pixel. */
  data: Uint8ClampedArray;
}

/** The text of the QR code in a picture; undefined if there is none. */
export function readPixels({ width, height, data }: Pixels): string | undefined {
  try {
    return decodeQr({ width, height, data });
  } catch {
    // The library throws when there is no code, as in most camera pictures.
    return undefined;
  }
}
