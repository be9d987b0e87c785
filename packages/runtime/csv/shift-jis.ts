import Encoding from "encoding-japanese";

/** The traditional replacement for characters that Shift_JIS lacks. */
const geta = "〓";
/** For characters with the same bytes, the one these bytes are decoded to; for missing characters, one with the same meaning. */
const variants: Record<string, string> = {
  "〜": "～",
  "−": "－",
  "‖": "∥",
  "¢": "￠",
  "£": "￡",
  "¬": "￢",
  "¥": "￥",
  "—": "―",
  "–": "‐",
  "‑": "‐",
  "·": "・",
  ゔ: "ヴ",
  𠮷: "吉",
  𠀋: "丈",
};
const unseen = /[\p{Cf}\p{Variation_Selector}]/gu;

const reader = new TextDecoder("shift_jis");
const known = new Map<string, string>();

/** Converts a text to what Shift_JIS can represent: é to e, a rare character to its usual form, anything else to 〓. */
export function forShiftJis(text: string): string {
  let writable = "";
  for (const sign of text.normalize("NFC").replace(unseen, "")) writable += writableSign(sign);
  return writable;
}

function writableSign(sign: string): string {
  if (sign <= "~") return sign;
  const before = known.get(sign);
  if (before !== undefined) return before;
  const candidates = [
    sign,
    sign.normalize("NFKC"),
    sign.normalize("NFD").replace(/\p{M}/gu, ""),
  ].map(asRead);
  const writable = candidates.find((candidate) => candidate && isWritable(candidate)) ?? geta;
  known.set(sign, writable);
  return writable;
}

const asRead = (text: string) => Array.from(text, (sign) => variants[sign] ?? sign).join("");

/** True if the bytes decode to the same text: the library writes "?" for unknown characters, and confuses a few others. */
const isWritable = (text: string) => reader.decode(Uint8Array.from(encode(text))) === text;

const encode = (text: string): number[] =>
  Encoding.convert(Encoding.stringToCode(text), { to: "SJIS", from: "UNICODE", type: "array" });

export const shiftJisBytes = (text: string): Uint8Array =>
  Uint8Array.from(encode(forShiftJis(text)));
