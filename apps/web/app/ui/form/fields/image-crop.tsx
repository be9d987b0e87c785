import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type Crop, cropSquare, dragged } from "./crop.ts";

export interface ImageCropWords {
  preview: string;
  zoom: string;
  horizontal: string;
  vertical: string;
}

/** The side of the sent square, in pixels. */
const sentSide = 512;
const sentType = "image/jpeg";
const sentQuality = 0.9;

type ImageCropProps = {
  picture: ImageBitmap;
  start: Crop;
  words: ImageCropWords;
  onCropped: (square: Blob) => void;
};

/** Chooses the square to send, by dragging or with sliders. */
export function ImageCrop({ picture, start, words, onCropped }: ImageCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(start);
  /** Always current, while state may still wait for a render. */
  const latest = useRef(start);
  const isHandedOver = useRef(false);
  const change = (changed: Crop) => {
    latest.current = changed;
    isHandedOver.current = false;
    setCrop(changed);
  };
  const handOver = (square: Blob) => {
    isHandedOver.current = true;
    onCropped(square);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: cropped again only when the square changes.
  useEffect(() => {
    const board = canvas.current;
    if (!board) return;
    draw(board, picture, crop);
    let isCurrent = true;
    const take = (square: Blob | null) => {
      if (square && isCurrent && latest.current === crop) handOver(square);
    };
    board.toBlob(take, sentType, sentQuality);
    return () => {
      isCurrent = false;
    };
  }, [picture, crop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: reads the latest square through references.
  useEffect(() => {
    const board = canvas.current;
    const form = board?.closest("form");
    if (!board || !form) return;
    // Submitting does not wait for the asynchronous crop, so it is made here synchronously, which is slower.
    const sending = () => {
      if (isHandedOver.current) return;
      draw(board, picture, latest.current);
      handOver(squareAtOnce(board));
    };
    form.addEventListener("submit", sending, { capture: true });
    return () => form.removeEventListener("submit", sending, { capture: true });
  }, [picture]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { clientWidth } = currentTarget;
    change(dragged(picture, latest.current, movementX / clientWidth, movementY / clientWidth));
  };
  const slider = (label: string, part: keyof Crop, min: number, max: number) => (
    <label>
      {label}
      <input
        type="range"
        min={min}
        max={max}
        step="0.01"
        value={crop[part]}
        onChange={({ currentTarget }) =>
          change({ ...latest.current, [part]: Number(currentTarget.value) })
        }
      />
    </label>
  );
  return (
    <div className="image-crop">
      <canvas
        ref={canvas}
        className="image-crop-picture"
        role="img"
        aria-label={words.preview}
        width={sentSide}
        height={sentSide}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div className="image-crop-tools">
        {slider(words.zoom, "zoom", 1, 4)}
        {slider(words.horizontal, "x", 0, 1)}
        {slider(words.vertical, "y", 0, 1)}
      </div>
    </div>
  );
}

function draw(board: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const context = board.getContext("2d");
  if (!context) return;
  const { side, left, top } = cropSquare(picture, crop);
  // Transparent areas would turn black as JPEG.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, sentSide, sentSide);
  context.drawImage(picture, left, top, side, side, 0, 0, sentSide, sentSide);
}

function squareAtOnce(board: HTMLCanvasElement): Blob {
  const [, encoded = ""] = board.toDataURL(sentType, sentQuality).split(",");
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: sentType });
}
