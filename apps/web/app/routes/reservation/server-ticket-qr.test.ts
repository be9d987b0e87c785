import { Resvg } from "@resvg/resvg-js";
import readQr from "jsqr";
import { describe, expect, it } from "vitest";
import { configureSite } from "../../shell/server-site.ts";
import { ticketQr } from "./server-ticket-qr.ts";

const origin = "https://a-rather-long-name-of-a-site.example.co.jp";
configureSite({ origin, development: false, buildId: "" });

/** By a reader that shares no code with what draws it. It is told never to try light on dark. */
function read(svg: string, side: number) {
  const { pixels, width, height } = new Resvg(svg, {
    fitTo: { mode: "width", value: side },
  }).render();
  return readQr(new Uint8ClampedArray(pixels), width, height, { inversionAttempts: "dontInvert" });
}

describe("the code of a ticket", () => {
  for (const side of [150, 188, 420]) {
    it(`is read as the page of the reception at ${side} pixels`, () => {
      const code = read(ticketQr("7K2M49XQ"), side);
      expect(code?.data).toBe(`${origin}/admin/check-in?code=7K2M49XQ`);
    });
  }

  it("is read where a stain hides a part of it", () => {
    const stain = `<circle cx="24" cy="24" r="2.4" fill="#211c15"/></svg>`;
    const svg = ticketQr("H3WN7TRZ").replace("</svg>", stain);
    expect(read(svg, 420)?.data).toBe(`${origin}/admin/check-in?code=H3WN7TRZ`);
  });

  it("has four modules of quiet paper on each side", () => {
    expect(ticketQr("7K2M49XQ")).toContain('viewBox="-4 -4 ');
  });
});
