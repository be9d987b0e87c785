import { type RefObject, useEffect, useRef, useState } from "react";

/** Fast enough to feel immediate, slow enough to keep a phone cool. */
const scanIntervalMs = 200;

export type CameraState = "off" | "starting" | "on" | "denied" | "missing";
type Facing = "environment" | "user";

interface CameraOptions {
  isPaused: boolean;
  onRead: (text: string) => ReadTicket;
}

/** Meaning of a scanned text: a ticket to stop at, one to skip, or something else. */
export type ReadTicket = "ticket" | "again" | "foreign";

/** The device's camera and what it reads. Pictures never leave the page. */
export function useCamera({ isPaused, onRead }: CameraOptions) {
  const [state, setState] = useState<CameraState>("off");
  const [isForeign, setForeign] = useState(false);
  const [facing, setFacing] = useState<Facing>("environment");
  const light = useLight();
  const video = useRef<HTMLVideoElement>(null);
  const stream = useRef<MediaStream>(undefined);
  const latest = useRef(onRead);
  useEffect(() => {
    latest.current = onRead;
  });

  useEffect(() => () => release(stream), []);

  async function start(wanted: Facing = facing) {
    release(stream);
    setState("starting");
    setForeign(false);
    try {
      stream.current = await navigator.mediaDevices.getUserMedia({ video: { facingMode: wanted } });
      if (!video.current) return release(stream);
      video.current.srcObject = stream.current;
      await video.current.play();
      light.meet(stream.current.getVideoTracks()[0]);
      setState("on");
    } catch (error) {
      release(stream);
      const isDenied = error instanceof DOMException && error.name === "NotAllowedError";
      setState(isDenied ? "denied" : "missing");
    }
  }

  function stop() {
    release(stream);
    setState("off");
  }

  function turn() {
    const other = facing === "environment" ? "user" : "environment";
    setFacing(other);
    void start(other);
  }

  useEffect(() => {
    if (state !== "on" || !video.current) return;
    if (isPaused) {
      video.current.pause();
      return;
    }
    setForeign(false);
    void video.current.play().catch(() => {});
    return look(video.current, (text) => {
      const read = latest.current(text);
      setForeign(read === "foreign");
      return read === "ticket";
    });
  }, [state, isPaused]);

  return { state, start: () => start(), stop, turn, light, video, isForeign };
}

/** Not every camera has a light, and not every browser reports it. */
function useLight() {
  const [has, setHas] = useState(false);
  const [isLit, setLit] = useState(false);
  const track = useRef<MediaStreamTrack>(undefined);
  return {
    has,
    isLit,
    meet(met: MediaStreamTrack | undefined) {
      track.current = met;
      const can = met?.getCapabilities?.() as { torch?: boolean } | undefined;
      setHas(can?.torch === true);
      setLit(false);
    },
    async toggle() {
      const wanted = { advanced: [{ torch: !isLit }] } as unknown as MediaTrackConstraints;
      await track.current?.applyConstraints(wanted).then(
        () => setLit(!isLit),
        () => setHas(false),
      );
    },
  };
}

function release(stream: RefObject<MediaStream | undefined>): void {
  for (const track of stream.current?.getTracks() ?? []) track.stop();
  stream.current = undefined;
}

/** Scans until a ticket is read or the returned function is called. */
function look(source: HTMLVideoElement, onRead: (text: string) => boolean): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  void createQrReader().then((read) => {
    const next = async () => {
      const text = isOver ? undefined : await read(source).catch(() => undefined);
      if (isOver || (text !== undefined && onRead(text))) return;
      timer = setTimeout(next, scanIntervalMs);
    };
    void next();
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The text of a QR code in the picture, if there is one. */
type ReadQr = (source: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
}

/** The browser's own reader if it has one; otherwise a library, loaded only now. */
async function createQrReader(): Promise<ReadQr> {
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
