import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centered, cropSquare, dragged } from "./crop.ts";

const size = fc.record({
  width: fc.integer({ min: 1, max: 9_000 }),
  height: fc.integer({ min: 1, max: 9_000 }),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });
const crop = fc.record({ zoom: fc.double({ min: 1, max: 4, noNaN: true }), x: part, y: part });

describe("cropping a picture", () => {
  it("starts with the center square", () => {
    expect(cropSquare({ width: 400, height: 200 }, centered)).toEqual({
      side: 200,
      left: 100,
      top: 0,
    });
  });

  it("never leaves the picture, wherever it is dragged", () => {
    const step = fc.double({ min: -3, max: 3, noNaN: true });
    fc.assert(
      fc.property(size, crop, step, step, (picture, start, byX, byY) => {
        const { side, left, top } = cropSquare(picture, dragged(picture, start, byX, byY));
        const slack = 1e-6;
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(left + side).toBeLessThanOrEqual(picture.width + slack);
        expect(top + side).toBeLessThanOrEqual(picture.height + slack);
      }),
    );
  });

  it("follows the finger", () => {
    const moved = dragged({ width: 400, height: 200 }, centered, 0.25, 0.25);
    expect(cropSquare({ width: 400, height: 200 }, moved)).toMatchObject({ left: 50, top: 0 });
  });
});
