import { z } from "zod";
import { postalCode, requiredInput } from "../rules/index.ts";
import { foldPostalCode } from "../rules/normalize.ts";

/** Accepts full-width digits and hyphens; the result is seven digits. */
export const postalCodeSchema = z
  .string()
  .max(20)
  .check(foldPostalCode(), requiredInput(), postalCode())
  .transform((code) => code.replace("-", ""));

export const postalAreaSchema = z
  .object({
    prefecture: z.string(),
    city: z.string(),
    /** Empty if the code covers a whole city. */
    town: z.string(),
    /** The office that has its own code. */
    office: z.string().optional(),
    /** Block and number of that office. */
    street: z.string().optional(),
  })
  .meta({ id: "PostalArea" });

export const postalCodeAreasSchema = z
  .object({
    code: z.string(),
    /** Never empty; several if towns, or even prefectures, share a code. */
    areas: z.array(postalAreaSchema),
  })
  .meta({ id: "PostalCodeAreas" });

export type PostalArea = z.infer<typeof postalAreaSchema>;
export type PostalCodeAreas = z.infer<typeof postalCodeAreasSchema>;
