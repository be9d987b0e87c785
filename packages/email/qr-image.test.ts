import { Resvg } from "@resvg/resvg-js";
import readQr from "jsqr";
import { describe, expect, it } from "vitest";
import { qrImage } from "./qr-image.ts";

/** Decoded and read by code that shares nothing with the writer. */
function read(png: Buffer, side: number) {
  const image = `<image width="${side}" height="${side}" href="data:image/png;base64,${png.toString("base64")}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">${image}</svg>`;
  const { pixels, width, height } = new Resvg(svg).render();
  return readQr(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: "dontInvert" });
}

describe("the QR code of a mail", () => {
  for (const side of [160, 200, 600]) {
    it(`is read at ${side} pixels, however long the address of the site`, () => {
      for (const host of ["t.jp", "a-rather-long-name-of-a-site.example.co.jp"]) {
        const text = `https://${host}/admin/check-in?code=7K2M49XQ`;
        expect(read(qrImage(text), side)?.data).toBe(text);
      }
    });
  }

  it("is small enough for a mail", () => {
    expect(qrImage("https://takujo.example/admin/check-in?code=7K2M49XQ").length).toBeLessThan(
      3_000,
    );
  });
});
