import { edge, pigment } from "../color.ts";
import { rectangle } from "../shapes.ts";

/** A standee on 320×360 with its feet at y = 338. */
export interface Figure {
  /** Width of the wooden base it is slotted into. */
  readonly standWidth: number;
  draw(): string;
}

export function stand(width: number): string {
  const bar = (y: number, fill: string) => rectangle(160 - width / 2, y, width, 18, 7, fill);
  return bar(334, edge(pigment.woodDeep, 0.35)) + bar(330, pigment.woodDeep);
}
