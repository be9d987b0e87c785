import { z } from "zod";
import { postalCode, requiredInput } from "../rules/index.ts";
import { foldPostalCode } from "../rules/normalize.ts";

/** As people type it, full-width digits and hyphens too; comes out as seven digits. */
export const postalCodeSchema = z
  .string()
  .max(20)
  .check(foldPostalCode(), requiredInput(), postalCode())
  .transform((code) => code.replace("-", ""));

export const postalAreaSchema = z
  .object({
    prefecture: z.string(),
    city: z.string(),
    /** Empty where the code stands for a whole city. */
    town: z.string(),
    /** The name of the office that has this code for itself. */
    office: z.string().optional(),
    /** Block and number of that office. */
    street: z.string().optional(),
  })
  .meta({ id: "PostalArea" });

export const postalCodeAreasSchema = z
  .object({
    code: z.string(),
    /** Never empty; several where towns, or even prefectures, share a code. */
    areas: z.array(postalAreaSchema),
  })
  .meta({ id: "PostalCodeAreas" });

export type PostalArea = z.infer<typeof postalAreaSchema>;
export type PostalCodeAreas = z.infer<typeof postalCodeAreasSchema>;
