import { z } from "zod";
import { homeCountry, prefectures } from "./address-form.ts";
import { addressRules } from "./address-rules.ts";

export const addressSchema = z
  .object({
    id: z.uuid(),
    /** The person's own name for it. */
    label: z.string(),
    name: z.string(),
    /** Empty for a name without a Japanese reading. */
    kana: z.string(),
    /** A code of ISO 3166-1. */
    country: z.string(),
    /** Empty where a country has none, like the prefecture. */
    postalCode: z.string(),
    /** A state or region where it is not in Japan. */
    prefecture: z.string(),
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

/** What holds in Japan only. */
const japanesePlace = z.object({
  postalCode: z.string().check(...addressRules.postalCode),
  prefecture: z.enum(prefectures),
});

export const newAddressSchema = z
  .object({
    label: z.string().check(...addressRules.label),
    name: z.string().check(...addressRules.name),
    kana: z
      .string()
      .default("")
      .check(...addressRules.optionalKana),
    country: z
      .string()
      .default(homeCountry)
      .check(...addressRules.country),
    postalCode: z
      .string()
      .default("")
      .check(...addressRules.foreignPostalCode),
    prefecture: z
      .string()
      .default("")
      .check(...addressRules.region),
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
  .check((context) => {
    if (context.value.country !== homeCountry) return;
    const { data, error } = japanesePlace.safeParse(context.value);
    if (data) context.value = { ...context.value, ...data };
    for (const issue of error?.issues ?? []) {
      context.issues.push({ ...issue, input: context.value } as z.core.$ZodRawIssue);
    }
  })
  .meta({ id: "NewAddress" });

export const addressChangeSchema = newAddressSchema
  .safeExtend({
    /** The version that was read; a change based on an earlier one is refused. */
    version: z.number().int(),
  })
  .meta({ id: "AddressChange" });

export type Address = z.infer<typeof addressSchema>;
export type AddressList = z.infer<typeof addressListSchema>;
export type NewAddress = z.infer<typeof newAddressSchema>;
export type AddressChange = z.infer<typeof addressChangeSchema>;
