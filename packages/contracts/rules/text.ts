const hyphenLike = /[\u02d7\u2010-\u2015\u2043\u2212\u2500\u2501\u30fc\ufe63\uff0d\uff70]/g;
// U+FF61 to U+FF9F, in order; the last two are combining marks.
const fullWidthKana =
  "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン\u3099\u309a";
const blank =
  /[\s\u00ad\u061c\u115f\u1160\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/;
const blanks = new RegExp(blank.source, "g");

/** Ａ→A, ７→7, ＠→@, －→- and the ideographic space to a plain one. Kana are unchanged. */
export function toHalfWidth(text: string): string {
  return replaced(text, (code) => {
    if (code === 0x3000) return 0x20;
    return code >= 0xff01 && code <= 0xff5e ? code - 0xfee0 : code;
  });
}

/** ｶﾞ→ガ; separate marks are composed. */
export function toFullWidthKana(text: string): string {
  const full = replaced(text, (code) =>
    code >= 0xff61 && code <= 0xff9f ? fullWidthKana.charCodeAt(code - 0xff61) : code,
  );
  return full === text ? text : composed(full);
}

/** In chunks, because the number of arguments of a call is limited. A regular expression with a callback takes six times as long. */
function replaced(text: string, other: (code: number) => number): string {
  const codes = new Uint16Array(text.length);
  for (let index = 0; index < text.length; index++) codes[index] = other(text.charCodeAt(index));
  let result = "";
  for (let start = 0; start < codes.length; start += 8192) {
    result += Reflect.apply(String.fromCharCode, null, codes.subarray(start, start + 8192));
  }
  return result;
}

/** Replaces everything that looks like a hyphen, including the long vowel mark: only for numbers and codes. */
export function toHyphens(text: string): string {
  return text.replace(hyphenLike, "-");
}

/** A loop: a pattern such as \s+$ takes quadratic time on inner whitespace. */
export function trimmed(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlankAt(text, start)) start++;
  while (end > start && isBlankAt(text, end - 1)) end--;
  return text.slice(start, end);
}

function isBlankAt(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code === 0x20 || code === 0x3000) return true;
  return (code < 0x20 || code > 0x7e) && blank.test(text.charAt(index));
}

export function withoutBlanks(text: string): string {
  return text.replace(blanks, "");
}

/**
 * Composes letter and mark where Unicode has one code point (か + ゛ → が). Sorting the marks of one letter takes quadratic time,
 * so a text beyond the 30 marks of UAX #15 "stream-safe" is returned unchanged.
 */
export function composed(text: string): string {
  let marks = 0;
  for (let index = 0; index < text.length && marks <= 30; index++) {
    marks = isSurelyNoMark(text.charCodeAt(index)) ? 0 : marks + 1;
  }
  return marks > 30 ? text : text.normalize("NFC");
}

/** Covers the scripts used in our forms; anything else counts as a possible mark, to be safe. */
function isSurelyNoMark(code: number): boolean {
  return (
    code < 0x300 ||
    (code >= 0x370 && code < 0x483) ||
    (code >= 0x1100 && code < 0x1200) ||
    (code >= 0x1e00 && code < 0x20d0) ||
    (code >= 0x3030 && code < 0xa66f && code !== 0x3099 && code !== 0x309a) ||
    (code >= 0xac00 && code < 0xd7a4) ||
    code >= 0xfe30
  );
}

/** Equals `new TextEncoder().encode(text).length` without the copy; stops above `enough`. */
export function utf8Length(text: string, enough = Number.POSITIVE_INFINITY): number {
  let bytes = 0;
  for (let index = 0; index < text.length && bytes <= enough; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) bytes += 1;
    else if (code < 0x800) bytes += 2;
    else if (isSurrogatePair(code, text.charCodeAt(index + 1))) {
      bytes += 4;
      index++;
    }
    // A lone surrogate is encoded as U+FFFD, which also takes three bytes.
    else bytes += 3;
  }
  return bytes;
}

/** Twice the width in full-width characters: one for half-width, two for any other code point. */
export function halfWidths(text: string, enough = Number.POSITIVE_INFINITY): number {
  let columns = 0;
  for (let index = 0; index < text.length && columns <= enough; index++) {
    const code = text.charCodeAt(index);
    const isHalf = code < 0x100 || (code >= 0xff61 && code <= 0xff9f);
    columns += isHalf ? 1 : 2;
    if (isSurrogatePair(code, text.charCodeAt(index + 1))) index++;
  }
  return columns;
}

function isSurrogatePair(high: number, low: number): boolean {
  return high >= 0xd800 && high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;
}
