import { addressCountries, homeCountry, prefectures } from "@takujo/contracts/account/address-form";
import { addressRules, phoneFolds } from "@takujo/contracts/account/address-rules";
import { foldKana, foldPostalCode } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { knownLabels } from "../../../shell/address/address-label.ts";
import { foldWith, formCheckbox, formText } from "../../../shell/form/form-schemas.ts";

const everywhere = {
  name: formText(...addressRules.name),
  city: formText(...addressRules.city),
  street: formText(...addressRules.street),
  building: formText(...addressRules.building),
  phone: formText(...addressRules.phone),
  isDefault: formCheckbox(),
  /** The version of the edited address; a new one has none. */
  version: z.pipe(formText(), z.transform(Number)),
};

/** A custom label is required only if none of the known ones is chosen. */
const labels = [
  { labelKind: z.enum(knownLabels), label: formText() },
  { labelKind: z.literal("own"), label: formText(...addressRules.label) },
] as const;

/** The form has fields for both; those that do not belong to the country are hidden, and left out here. */
function addressIn(label: (typeof labels)[number], asksForReading: boolean) {
  return z.discriminatedUnion("country", [
    z.object({
      ...label,
      ...everywhere,
      kana: formText(...addressRules[asksForReading ? "kana" : "optionalKana"]),
      country: z.literal(homeCountry),
      postalCode: formText(...addressRules.postalCode),
      prefecture: z.enum(prefectures),
    }),
    z.pipe(
      z.object({
        ...label,
        ...everywhere,
        country: z.enum(addressCountries.filter((code) => code !== homeCountry)),
        foreignPostalCode: formText(...addressRules.foreignPostalCode),
        region: formText(...addressRules.region),
      }),
      z.transform(({ foreignPostalCode, region, ...place }) => ({
        ...place,
        kana: "",
        postalCode: foreignPostalCode,
        prefecture: region,
      })),
    ),
  ]);
}

/** On Japanese pages an address in Japan asks for the reading of the name. */
export const addressSchema = (asksForReading: boolean) =>
  z.discriminatedUnion("labelKind", [
    addressIn(labels[0], asksForReading),
    addressIn(labels[1], asksForReading),
  ]);

export const folds = {
  kana: foldWith(foldKana()),
  phone: foldWith(...phoneFolds),
  postalCode: foldWith(foldPostalCode()),
};
