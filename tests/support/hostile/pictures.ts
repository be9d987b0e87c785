import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Of a few bytes, and of more than a gigabyte once unpacked. */
export function hugePng(side = 20_000): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", size),
    chunk("IDAT", deflateSync(Buffer.alloc(1_000))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const little = (number: number) => [number & 0xff, number >> 8];

/** A GIF whose every frame is of one color, and costs a few bytes. */
export function animatedBomb({ side = 2_000, frames = 40 } = {}): Buffer {
  const head = [...Buffer.from("GIF89a"), ...little(side), ...little(side), 0x80, 0, 0];
  const colors = [0, 0, 0, 255, 255, 255];
  // One pixel of the frame is drawn; decoders fill the whole canvas for it all the same.
  const frame = [0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 0x01, 0];
  return Buffer.from([
    ...head,
    ...colors,
    ...Array.from({ length: frames }, () => frame).flat(),
    0x3b,
  ]);
}

/** Hard to compress, so that half of it is not the whole. */
export const noisy = (side = 300) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 3,
      noise: { type: "gaussian", mean: 128, sigma: 60 },
      background: "#000",
    },
  });
