/** The text of a code in the picture, if there is one. */
export type ReadQr = (source: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** What the browser has itself; otherwise a reader that is fetched only now. */
export async function createQrReader(): Promise<ReadQr> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: DetectorClass };
  if (BarcodeDetector && (await BarcodeDetector.getSupportedFormats()).includes("qr_code")) {
    const detector = new BarcodeDetector({ formats: ["qr_code"] });
    return async (source) => (await detector.detect(source))[0]?.rawValue;
  }
  const { readPixels } = await import("./read-pixels.ts");
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  return async (source) => {
    const { videoWidth: width, videoHeight: height } = source;
    if (!canvas || width === 0) return undefined;
    Object.assign(canvas.canvas, { width, height });
    canvas.drawImage(source, 0, 0);
    return readPixels(canvas.getImageData(0, 0, width, height));
  };
}
