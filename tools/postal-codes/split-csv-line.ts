/** The fields of one line, or null where a quotation mark is missing or stands inside a bare field. */
export function splitCsvLine(line: string): string[] | null {
  const fields: string[] = [];
  // Commas between quotation marks belong to the field, so each part may be only a piece of one.
  let open: string | null = null;
  for (const part of line.split(",")) {
    const text: string = open === null ? part : `${open},${part}`;
    const marks = text.split('"').length - 1;
    if (marks % 2 === 1) {
      open = text;
      continue;
    }
    open = null;
    if (marks > 0 && !(text.startsWith('"') && text.endsWith('"'))) return null;
    fields.push((marks > 0 ? text.slice(1, -1).replaceAll('""', '"') : text).trim());
  }
  return open === null ? fields : null;
}
