const refusals = ["impersonating", "notFresh", "tooMany", "unavailable"] as const;
export type ExportRefusal = (typeof refusals)[number];

export const isExportRefusal = (text: string | null): text is ExportRefusal =>
  refusals.some((refusal) => refusal === text);
