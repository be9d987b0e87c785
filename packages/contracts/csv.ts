// Encodings that spreadsheets read.

export const csvEncodings = ["utf-8", "shift_jis"] as const;
export type CsvEncoding = (typeof csvEncodings)[number];
