import { type PointerEvent, useEffect, useRef, useState } from "react";
import { type Crop, cropSquare, dragged } from "./crop.ts";

export interface ImageCropWords {
  preview: string;
  zoom: string;
  horizontal: string;
  vertical: string;
}

/** Pixels of the square that is sent. */
const sentSide = 512;

type ImageCropProps = {
  picture: ImageBitmap;
  start: Crop;
  words: ImageCropWords;
  onCropped: (square: Blob) => void;
};

/** The square to be sent, moved by dragging or by its sliders. */
export function ImageCrop({ picture, start, words, onCropped }: ImageCropProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(start);
  // biome-ignore lint/correctness/useExhaustiveDependencies: cropped anew only when the square changes.
  useEffect(() => {
    const board = canvas.current;
    const context = board?.getContext("2d");
    if (!board || !context) return;
    const { side, left, top } = cropSquare(picture, crop);
    // Transparent pictures would turn black as JPEG.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, sentSide, sentSide);
    context.drawImage(picture, left, top, side, side, 0, 0, sentSide, sentSide);
    let isCurrent = true;
    board.toBlob((square) => isCurrent && square && onCropped(square), "image/jpeg", 0.9);
    return () => {
      isCurrent = false;
    };
  }, [picture, crop]);
  const drag = ({ buttons, movementX, movementY, currentTarget }: PointerEvent<HTMLElement>) => {
    if (buttons === 0) return;
    const { clientWidth } = currentTarget;
    setCrop((known) => dragged(picture, known, movementX / clientWidth, movementY / clientWidth));
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
        onChange={({ currentTarget }) => setCrop({ ...crop, [part]: Number(currentTarget.value) })}
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
