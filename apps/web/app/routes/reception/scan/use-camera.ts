import { type RefObject, useEffect, useRef, useState } from "react";
import { createQrReader } from "./read-qr.ts";

/** Often enough that nobody waits, seldom enough that a phone stays cool. */
const betweenLooksMs = 200;

export type CameraState = "off" | "starting" | "on" | "denied" | "missing";
type Facing = "environment" | "user";

interface CameraOptions {
  isPaused: boolean;
  /** Says whether it was one of ours. */
  onRead: (text: string) => boolean;
}

/** The camera of the device, and what it reads. Nothing of a picture leaves the page. */
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
      const isOurs = latest.current(text);
      setForeign(!isOurs);
      return isOurs;
    });
  }, [state, isPaused]);

  return { state, start: () => start(), stop, turn, light, video, isForeign };
}

/** Not every camera has one, and not every browser says so. */
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

/** Until one of ours is read, or until it is told to end. */
function look(source: HTMLVideoElement, onRead: (text: string) => boolean): () => void {
  let isOver = false;
  let timer: ReturnType<typeof setTimeout>;
  void createQrReader().then((read) => {
    const next = async () => {
      const text = isOver ? undefined : await read(source).catch(() => undefined);
      if (isOver || (text !== undefined && onRead(text))) return;
      timer = setTimeout(next, betweenLooksMs);
    };
    void next();
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
