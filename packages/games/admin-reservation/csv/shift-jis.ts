import Encoding from "encoding-japanese";

/** Stands for what Shift_JIS has no sign for, as printers have always put it. */
const geta = "〓";
/** Of signs with the same bytes, the one as which these are read; and where a sign is missing, another of the same meaning. */
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

/** What Shift_JIS can say: é becomes e, a rare character its usual form, and what has none a 〓. */
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

/** What is read is what was written: the library puts a "?" for what it does not know, and a few signs where others are read. */
const isWritable = (text: string) => reader.decode(Uint8Array.from(encode(text))) === text;

const encode = (text: string): number[] =>
  Encoding.convert(Encoding.stringToCode(text), { to: "SJIS", from: "UNICODE", type: "array" });

export const shiftJisBytes = (text: string): Uint8Array =>
  Uint8Array.from(encode(forShiftJis(text)));
