export interface SearchTerms {
  /** Each of them must be in name, reading or nickname. */
  words: string[];
  /** What a code begins with. */
  code: string | null;
  /** The last digits of a telephone, from the last. */
  phone: string | null;
}

const mostWords = 5;
/** Shorter beginnings of codes are parts of names far more often. */
const codeBeginning = /^[2-9A-HJ-NP-Z]{4,8}$/;
const likeCode = /^[0-9A-Za-z][0-9A-Za-z\s-]*$/;
const likePhone = /^[+(]?[\d\s()-]+$/;
/** The least that tells one telephone from others. */
const fewestDigits = 4;

/** What somebody may have meant by what they typed: in any width, with hyphens or without. */
export function searchTerms(typed: string): SearchTerms | null {
  const text = typed
    .normalize("NFKC")
    .replace(/[‐-―−ー](?=\d)/g, "-")
    .trim();
  if (text === "") return null;
  return {
    words: text.split(/\s+/).slice(0, mostWords),
    code: codeIn(text),
    phone: phoneIn(text),
  };
}

function codeIn(text: string): string | null {
  if (!likeCode.test(text)) return null;
  const code = text.toUpperCase().replace(/[^0-9A-Z]/g, "");
  return codeBeginning.test(code) ? code : null;
}

function phoneIn(text: string): string | null {
  if (!likePhone.test(text)) return null;
  const digits = text.replace(/\D/g, "");
  if (digits.length < fewestDigits) return null;
  // The same number is written with its country and without.
  const national = text.startsWith("+81") ? digits.slice(2) : digits;
  const significant = national.length >= 9 ? national.replace(/^0/, "") : national;
  return [...significant].reverse().join("");
}
