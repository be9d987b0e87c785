export interface SearchTerms {
  /** Each must occur in the name, its reading or the nickname. */
  words: string[];
  /** The beginning of a code. */
  code: string | null;
  /** The last digits of a telephone number, reversed. */
  phone: string | null;
  /** The beginning of a mail address. */
  email: string | null;
}

const maxWords = 5;
/** Shorter beginnings are far more often parts of names. */
const codeBeginning = /^[2-9A-HJ-NP-Z]{4,8}$/;
const likeCode = /^[0-9A-Za-z][0-9A-Za-z\s-]*$/;
const likePhone = /^[+(]?[\d\s()-]+$/;
/** Shorter beginnings would match half of all addresses. */
const likeEmail = /^[\w.%+-]{3,64}(@[\w.-]*)?$/;
/** The fewest digits that distinguish telephone numbers. */
const minDigits = 4;

/**
 * Interprets a search text, in any character width and with or without hyphens. Viewers without the right to contact details
 * cannot search by telephone or mail address, because they could guess them that way.
 */
export function searchTerms(
  typed: string,
  { withContacts = true }: { withContacts?: boolean } = {},
): SearchTerms | null {
  const text = typed
    .normalize("NFKC")
    .replace(/[‐-―−ー](?=\d)/g, "-")
    .trim();
  if (text === "") return null;
  return {
    words: text.split(/\s+/).slice(0, maxWords),
    code: codeIn(text),
    phone: withContacts ? phoneIn(text) : null,
    email: withContacts && likeEmail.test(text) ? text.toLowerCase() : null,
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
  if (digits.length < minDigits) return null;
  // The same number may be written with or without its country code.
  const national = text.startsWith("+81") ? digits.slice(2) : digits;
  const significant = national.length >= 9 ? national.replace(/^0/, "") : national;
  return [...significant].reverse().join("");
}
