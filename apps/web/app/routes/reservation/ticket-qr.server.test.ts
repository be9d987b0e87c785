import { Resvg } from "@resvg/resvg-js";
import readQr from "jsqr";
import { describe, expect, it } from "vitest";
import { configureSite } from "../../shell/site/site.server.ts";
import { ticketQr } from "./ticket-qr.server.ts";

const origin = "https://a-rather-long-name-of-a-site.example.co.jp";
configureSite({ origin, development: false, buildId: "" });

/** Uses a reader that shares no code with the generator, without its mode for inverted colors. */
function read(svg: string, side: number) {
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: "width", value: side },
  }).render();
  return readQr(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: "dontInvert" });
}

describe("the QR code of a ticket", () => {
  for (const side of [150, 188, 420]) {
    it(`is read as the reception's address at ${side} pixels`, () => {
      const code = read(ticketQr("7K2M49XQ"), side);
      expect(code?.data).toBe(`${origin}/admin/check-in?code=7K2M49XQ`);
    });
  }

  it("is read with a part of it hidden", () => {
    const stain = `<circle cx="24" cy="24" r="2.4" fill="#211c15"/></svg>`;
    const svg = ticketQr("H3WN7TRZ").replace("</svg>", stain);
    expect(read(svg, 420)?.data).toBe(`${origin}/admin/check-in?code=H3WN7TRZ`);
  });

  it("has a quiet zone of four modules on each side", () => {
    expect(ticketQr("7K2M49XQ")).toContain('viewBox="-4 -4 ');
  });
});
