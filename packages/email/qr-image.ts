import { crc32, deflateSync } from "node:zlib";
import { encode } from "uqr";

/** The width the standard requires around the code. */
const quietZone = 4;
/** Pixels of a module: sharp at twice the size in which mails show it. */
const scale = 10;

/** A QR code as PNG in black and white, because mail programs show no SVG. */
export function qrImage(text: string): Buffer {
  const { data } = encode(text, { ecc: "Q", border: quietZone });
  const side = data.length * scale;
  // Each line begins with its filter (none) and has one bit for each pixel, 1 being white.
  const lines = data.flatMap((modules) => {
    const line = Buffer.alloc(1 + Math.ceil(side / 8));
    for (let x = 0; x < side; x++) {
      const place = 1 + (x >> 3);
      if (!modules[Math.floor(x / scale)]) line[place] = (line[place] ?? 0) | (0x80 >> (x & 7));
    }
    return Array.from({ length: scale }, () => line);
  });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header[8] = 1;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.concat(lines))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(kind: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, "latin1"), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
