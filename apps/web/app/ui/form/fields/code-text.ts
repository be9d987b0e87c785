/** The digits of a pasted or composed code: "１２３-４５６ " → "123456". */
export function codeDigits(text: string, length: number): string {
  return text
    .normalize("NFKC")
    .replace(/[^0-9]/g, "")
    .slice(0, length);
}
