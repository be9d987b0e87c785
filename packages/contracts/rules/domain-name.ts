const label = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/i;
const number = /^[0-9]+$/;

/** A host name of the public DNS: two labels or more, 253 characters at most, as RFC 1123 has it. */
export function isDomainName(text: string): boolean {
  if (text.length > 253) return false;
  const labels = text.split(".");
  const top = labels.at(-1) ?? "";
  const isLabel = (part: string) => part.length <= 63 && label.test(part);
  return labels.length > 1 && !number.test(top) && labels.every(isLabel);
}
