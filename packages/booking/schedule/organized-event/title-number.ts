/** Number within a series, from the title: "vol.3", "Vol. 3", "第3回". */
const numbers = [/(vol\.? ?)([0-9０-９]{1,4})/i, /(第)([0-9０-９]{1,4})(?=回)/];

const patternOf = (title: string) => numbers.find((pattern) => pattern.test(title));

/** Null for a title without a number. */
export function numberOf(title: string): number | null {
  const digits = patternOf(title)?.exec(title)?.[2];
  return digits === undefined ? null : Number(digits.normalize("NFKC"));
}

/** The title with another number; one without a number stays as it is. */
export function withNumber(title: string, number: number): string {
  const pattern = patternOf(title);
  if (!pattern) return title;
  return title.replace(pattern, (_, before: string, digits: string) => {
    const isWide = digits.normalize("NFKC") !== digits;
    return before + (isWide ? toFullWidth(number) : String(number));
  });
}

const toFullWidth = (number: number) =>
  String(number).replace(/[0-9]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
