import { addressCountries, prefectures } from "@takujo/contracts/account/address-form";
import { addressRules } from "@takujo/contracts/account/address-rules";
import { foldKana, foldPhone, foldPostalCode } from "@takujo/contracts/rules/normalize";
import * as z from "zod/mini";
import { foldWith, formCheckbox, formText } from "../../../shell/form/form-schemas.ts";
import { knownLabels } from "./address-label.ts";

const place = {
  name: formText(...addressRules.name),
  kana: formText(...addressRules.kana),
  country: z.enum(addressCountries),
  postalCode: formText(...addressRules.postalCode),
  prefecture: z.enum(prefectures),
  city: formText(...addressRules.city),
  street: formText(...addressRules.street),
  building: formText(...addressRules.building),
  phone: formText(...addressRules.phone),
  isDefault: formCheckbox(),
  /** The version of the edited address; a new one has none. */
  version: z.pipe(formText(), z.transform(Number)),
};

/** A custom label is required only if none of the known ones is chosen. */
export const addressSchema = z.discriminatedUnion("labelKind", [
  z.object({ labelKind: z.enum(knownLabels), label: formText(), ...place }),
  z.object({ labelKind: z.literal("own"), label: formText(...addressRules.label), ...place }),
]);

export const folds = {
  kana: foldWith(foldKana()),
  phone: foldWith(foldPhone()),
  postalCode: foldWith(foldPostalCode()),
};
