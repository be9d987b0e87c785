/** Control characters, which neither XML nor calendars may contain, not even escaped. Lone surrogates cannot be encoded at all. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to take out.
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

export const printable = (text: string): string => text.replace(forbidden, "").toWellFormed();
