import { z } from "zod";

/** Every row that belongs to a person, by table name. */
export const personExportSchema = z
  .object({
    exportedAt: z.iso.datetime(),
    rows: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  })
  .meta({ id: "PersonExport" });

export type PersonExport = z.infer<typeof personExportSchema>;
