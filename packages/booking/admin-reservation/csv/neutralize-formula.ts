/**
 * What a spreadsheet takes for the start of a formula: also after spaces, quotes and invisible characters, and in forms that
 * become one of these characters in Shift_JIS.
 */
const formula = /^[\p{Zs}\p{Cf}\p{Cc}"]*[=+\-@|＝＋－＠｜−]/u;
/** Characters at which some program starts a new line or cell, even inside quotes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: some are line ends for one program or another.
const beginnings = /([\n\v\f\r\u001c-\u001e\u0085\u2028\u2029,;\t])/;
const control = /^[\t\r\n]/;
const international = /^\+(\d{1,20})((?:[\s()-][\d\s()-]{0,40})?)$/;

/** Makes every line of the text start as text, so that no spreadsheet runs it as a formula. */
export function neutralizeFormula(text: string): string {
  const pieces = text
    .split(beginnings)
    .map((piece, index) => (index % 2 === 0 && formula.test(piece) ? `'${piece}` : piece))
    .join("");
  return control.test(pieces) ? `'${pieces}` : pieces;
}

/** `+81 90-1234-5678` → `(+81) 90-1234-5678`: otherwise a spreadsheet would evaluate it. */
export function neutralizePhone(phone: string): string {
  const [, digits, rest] = international.exec(phone) ?? [];
  if (!digits) return neutralizeFormula(phone);
  return `(+${digits})${rest}`;
}
