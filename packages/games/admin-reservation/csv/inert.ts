/**
 * What a spreadsheet takes for the beginning of a formula, also after spaces and in the widths and shapes that become one of them when
 * the file is written in Shift_JIS.
 */
const formula = /^[\s\p{Cf}]*[=+\-@\t\r\n＝＋－＠−]/u;
const international = /^\+(\d{1,20})((?:[\s()-][\d\s()-]{0,40})?)$/;

/** A text that stays a text wherever the file is opened. */
export const inert = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** `+81 90-1234-5678` → `(+81) 90-1234-5678`: as it is, a spreadsheet would add it up. */
export function inertPhone(phone: string): string {
  const [, digits, rest] = international.exec(phone) ?? [];
  if (!digits) return inert(phone);
  return `(+${digits})${rest}`;
}
