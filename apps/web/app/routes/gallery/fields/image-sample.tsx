import { useEffect, useRef } from "react";
import type { ImageCropWords } from "../../../ui/form/fields/image-crop.tsx";
import { ImageField } from "../../../ui/form/fields/image-field.tsx";
import type { FieldProps } from "../../../ui/form/form-context.ts";

type ImageSampleProps = FieldProps & {
  isFilled: boolean;
  words: ImageCropWords & { unreadable: string };
};

/** HTML cannot fill a file input, but a script can: this one draws a die and selects it. */
export function ImageSample({ isFilled, ...props }: ImageSampleProps) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const input = holder.current?.querySelector("input");
    if (isFilled && input) void pickDrawing(input);
  }, [isFilled]);
  return (
    <div ref={holder}>
      <ImageField {...props} />
    </div>
  );
}

async function pickDrawing(input: HTMLInputElement): Promise<void> {
  const width = 640;
  const height = 480;
  const board = new OffscreenCanvas(width, height);
  const context = board.getContext("2d");
  if (!context) return;
  context.fillStyle = "#0c5447";
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#f6b222";
  for (const [x, y] of [
    [0.2, 0.2],
    [0.8, 0.2],
    [0.5, 0.5],
    [0.2, 0.8],
    [0.8, 0.8],
  ] as const) {
    context.beginPath();
    context.arc(x * width, y * height, height / 9, 0, 2 * Math.PI);
    context.fill();
  }
  const holder = new DataTransfer();
  holder.items.add(new File([await board.convertToBlob()], "five.png", { type: "image/png" }));
  input.files = holder.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
