/**
 * What a spreadsheet takes for the beginning of a formula, also after spaces, quotes and signs that nobody sees, and in the widths and
 * shapes that become one of them when the file is written in Shift_JIS.
 */
const formula = /^[\p{Zs}\p{Cf}\p{Cc}"]*[=+\-@|＝＋－＠｜−]/u;
/** Where some program begins a line or a cell, whatever the quotes around the value say. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some are line ends for one program or another.
const beginnings = /([\n\v\f\r\u001c-\u001e\u0085\u2028\u2029,;\t])/;
const control = /^[\t\r\n]/;
const international = /^\+(\d{1,20})((?:[\s()-][\d\s()-]{0,40})?)$/;

/** A text that stays a text wherever the file is opened, as does every line of it. */
export function inert(text: string): string {
  const pieces = text
    .split(beginnings)
    .map((piece, index) => (index % 2 === 0 && formula.test(piece) ? `'${piece}` : piece))
    .join("");
  return control.test(pieces) ? `'${pieces}` : pieces;
}

/** `+81 90-1234-5678` → `(+81) 90-1234-5678`: as it is, a spreadsheet would add it up. */
export function inertPhone(phone: string): string {
  const [, digits, rest] = international.exec(phone) ?? [];
  if (!digits) return inert(phone);
  return `(+${digits})${rest}`;
}
