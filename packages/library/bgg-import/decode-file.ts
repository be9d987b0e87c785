/** By its mark, or else UTF-8, or else the encoding of older Japanese spreadsheets; null for what is none of these. */
export function decodeFile(bytes: Uint8Array): string | null {
  const text = decode(encodingOf(bytes), bytes) ?? decode("shift_jis", bytes);
  // No text has it, but pictures and workbooks do.
  return text === null || text.includes("\0") ? null : text;
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return "utf-8";
}

function decode(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
