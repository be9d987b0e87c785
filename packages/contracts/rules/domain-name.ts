const label = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const number = /^[0-9]+$/;

/** A public host name by RFC 1123: at least two labels, at most 253 characters. */
export function isDomainName(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split(".");
  const top = labels.at(-1) ?? "";
  const isLabel = (part: string) => part.length <= 63 && label.test(part);
  return labels.length > 1 && !number.test(top) && labels.every(isLabel);
}
