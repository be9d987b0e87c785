import { z } from "zod";
import { addressCountries, prefectures } from "./address-form.ts";
import { addressRules } from "./address-rules.ts";

export const addressSchema = z
  .object({
    id: z.uuid(),
    /** The person's own name for it. */
    label: z.string(),
    name: z.string(),
    kana: z.string(),
    country: z.enum(addressCountries),
    postalCode: z.string(),
    prefecture: z.enum(prefectures),
    city: z.string(),
    street: z.string(),
    /** Empty if there is none. */
    building: z.string(),
    phone: z.string(),
    /** True for exactly one address of a person. */
    isDefault: z.boolean(),
    version: z.number().int(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: "Address" });

/** The default first, then the newest. */
export const addressListSchema = z
  .object({ addresses: z.array(addressSchema), most: z.number().int() })
  .meta({ id: "AddressList" });

export const newAddressSchema = z
  .object({
    label: z.string().check(...addressRules.label),
    name: z.string().check(...addressRules.name),
    kana: z.string().check(...addressRules.kana),
    country: z.enum(addressCountries).default("JP"),
    postalCode: z.string().check(...addressRules.postalCode),
    prefecture: z.enum(prefectures),
    city: z.string().check(...addressRules.city),
    street: z.string().check(...addressRules.street),
    building: z
      .string()
      .default("")
      .check(...addressRules.building),
    phone: z.string().check(...addressRules.phone),
    /** False leaves the default unchanged; the first address always becomes the default. */
    isDefault: z.boolean().default(false),
  })
  .meta({ id: "NewAddress" });

export const addressChangeSchema = newAddressSchema
  .extend({
    /** The version that was read; a change based on an earlier one is refused. */
    version: z.number().int(),
  })
  .meta({ id: "AddressChange" });

export type Address = z.infer<typeof addressSchema>;
export type AddressList = z.infer<typeof addressListSchema>;
export type NewAddress = z.infer<typeof newAddressSchema>;
export type AddressChange = z.infer<typeof addressChangeSchema>;
