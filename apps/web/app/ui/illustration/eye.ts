import { pigment } from "./color.ts";
import { ellipse } from "./shapes.ts";

export const eye = (x: number, y: number, radiusX = 5.5, radiusY = 7): string =>
  ellipse(x, y, radiusX, radiusY, pigment.ink);
