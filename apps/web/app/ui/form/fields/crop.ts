export interface Size {
  width: number;
  height: number;
}

/** `zoom` from 1; `x` and `y` from 0 to 1, the position of the square in the remaining space. */
export interface Crop {
  zoom: number;
  x: number;
  y: number;
}

export const centered: Crop = { zoom: 1, x: 0.5, y: 0.5 };

/** The visible square of the picture. */
export function cropSquare({ width, height }: Size, { zoom, x, y }: Crop) {
  const side = Math.min(width, height) / Math.max(1, zoom);
  return { side, left: (width - side) * x, top: (height - side) * y };
}

/** Moves by a drag: `byX` and `byY` are fractions of the visible square. */
export function dragged(size: Size, crop: Crop, byX: number, byY: number): Crop {
  const { side } = cropSquare(size, crop);
  const moved = (at: number, whole: number, by: number) =>
    whole > side ? Math.min(1, Math.max(0, at - (by * side) / (whole - side))) : at;
  return { ...crop, x: moved(crop.x, size.width, byX), y: moved(crop.y, size.height, byY) };
}
