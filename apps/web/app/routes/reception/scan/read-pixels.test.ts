import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import { configureSite } from "../../../shell/site/site.server.ts";
import { ticketQr } from "../../reservation/ticket-qr.server.ts";
import { readPixels } from "./read-pixels.ts";
import { codeInTicket } from "./ticket-code.ts";

const origin = "https://takujo.example";
configureSite({ origin, development: false, buildId: "" });

/** A ticket somewhere in a camera picture, rotated by some degrees. */
function picture(code: string, { side = 240, turned = 0 } = {}) {
  const ticket = ticketQr(code).replace("<svg", `<svg width="${side}" height="${side}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480">
    <rect width="640" height="480" fill="#6e5a43"/>
    <g transform="translate(180 90) rotate(${turned} ${side / 2} ${side / 2})">${ticket}</g></svg>`;
  const { pixels, width, height } = new Resvg(svg).render();
  return { data: new Uint8ClampedArray(pixels), width, height };
}

describe("the QR reader of the reception", () => {
  it.each([
    ["straight", {}],
    ["tilted", { turned: 12 }],
    ["upside down", { turned: 180 }],
    ["small", { side: 130 }],
  ])("finds the code of a ticket that is held %s", (_, held) => {
    const text = readPixels(picture("7K2M49XQ", held)) ?? "";
    expect(codeInTicket(text, origin)).toBe("7K2M49XQ");
  });

  it("finds nothing where there is no ticket", () => {
    const data = new Uint8ClampedArray(640 * 480 * 4).fill(120);
    expect(readPixels({ data, width: 640, height: 480 })).toBeUndefined();
  });
});
