/** Where the picture in a file ends; null if the file is cut off. */
type FindEnd = (bytes: Buffer) => number | null;

/** Chunks of length, name, data and checksum, up to IEND. */
const endOfPng: FindEnd = (bytes) => {
  let at = 8;
  while (at + 12 <= bytes.length) {
    const next = at + 12 + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (bytes.toString("latin1", at + 4, at + 8) === "IEND") return next;
    at = next;
  }
  return null;
};

const isStandalone = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);

/** Segments with a length and, after each start of scan, coded data up to the next marker. */
const endOfJpeg: FindEnd = (bytes) => {
  let at = 2;
  while (at + 2 <= bytes.length) {
    if (bytes[at] !== 0xff) {
      at++;
      continue;
    }
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xd9) return at + 2;
    // A stuffed byte, a fill byte, or a marker without content.
    if (marker === 0x00 || marker === 0xff || isStandalone(marker)) {
      at += marker === 0xff ? 1 : 2;
      continue;
    }
    if (at + 4 > bytes.length) return null;
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
};

function colorTableSize(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 0x07) + 1) : 0;
}

/** Skips sub-blocks, each of which starts with its length. */
function skipSubBlocks(bytes: Buffer, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== 0) at += 1 + (bytes[at] ?? 0);
  return at + 1;
}

const endOfGif: FindEnd = (bytes) => {
  let at = 13 + colorTableSize(bytes[10] ?? 0);
  while (at < bytes.length) {
    const block = bytes[at];
    if (block === 0x3b) return at + 1;
    if (block === 0x21) at = skipSubBlocks(bytes, at + 2);
    else if (block === 0x2c) {
      at = skipSubBlocks(bytes, at + 11 + colorTableSize(bytes[at + 9] ?? 0));
    } else return null;
  }
  return null;
};

const endOfWebp: FindEnd = (bytes) => {
  const size = bytes.readUInt32LE(4);
  const end = 8 + size + (size % 2);
  return end <= bytes.length ? end : null;
};

/** Boxes of length, name and content. A box may extend to the end of the file. */
const endOfAvif: FindEnd = (bytes) => {
  let at = 0;
  while (at + 8 <= bytes.length && /^[\w ]{4}$/.test(bytes.toString("latin1", at + 4, at + 8))) {
    const size = bytes.readUInt32BE(at);
    if (size === 0) return bytes.length;
    // A 64-bit length: larger than any accepted picture.
    if (size < 8) return null;
    at += size;
  }
  return at <= bytes.length ? at : null;
};

const ends: Readonly<Record<string, FindEnd>> = {
  "image/png": endOfPng,
  "image/jpeg": endOfJpeg,
  "image/gif": endOfGif,
  "image/webp": endOfWebp,
  "image/avif": endOfAvif,
};

export const pictureEnd = (bytes: Buffer, mediaType: string): number | null =>
  ends[mediaType]?.(bytes) ?? null;
