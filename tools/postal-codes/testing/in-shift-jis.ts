const decoder = new TextDecoder("shift_jis");
const bytesOf = new Map<string, number[]>();
for (let first = 0xfc; first >= 0x81; first--) {
  for (let second = 0xfc; second >= 0x40; second--) {
    const [character, ...more] = decoder.decode(Uint8Array.of(first, second));
    if (character && more.length === 0) bytesOf.set(character, [first, second]);
  }
}
for (let byte = 0; byte < 0x100; byte++) {
  const character = decoder.decode(Uint8Array.of(byte));
  if (character !== "\ufffd") bytesOf.set(character, [byte]);
}

/** Node decodes Shift_JIS, but does not encode it. */
export function inShiftJis(text: string): Uint8Array {
  const bytes = [...text].flatMap((character) => {
    const found = bytesOf.get(character);
    if (!found) throw new Error(`${character} is not in Shift_JIS`);
    return found;
  });
  return Uint8Array.from(bytes);
}
