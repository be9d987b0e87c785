const field = /(?:"((?:[^"]|"")*)"|([^",]*))(?=,|$)/y;

/** The fields of one line, or null where a quotation mark is missing. */
export function splitCsvLine(line: string): string[] | null {
  const fields: string[] = [];
  for (let start = 0; start <= line.length; start = field.lastIndex + 1) {
    field.lastIndex = start;
    const match = field.exec(line);
    if (!match) return null;
    fields.push((match[1]?.replaceAll('""', '"') ?? match[2] ?? "").trim());
  }
  return fields;
}
