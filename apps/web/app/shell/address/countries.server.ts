import { addressCountries, homeCountry } from "@takujo/contracts/account/address-form";
import type { Locale } from "@takujo/contracts/locale";

// On the server, because browsers know other names.

export interface Country {
  code: string;
  name: string;
}

export const countryName = (code: string, locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: "region" }).of(code) ?? code;

/** Japan first, then by name. */
export function countriesIn(locale: Locale): Country[] {
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const order = new Intl.Collator(locale);
  return addressCountries
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort(
      (one, other) =>
        Number(other.code === homeCountry) - Number(one.code === homeCountry) ||
        order.compare(one.name, other.name),
    );
}
