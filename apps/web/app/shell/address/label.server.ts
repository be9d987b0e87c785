import { homeCountry } from "@takujo/contracts/account/address-form";
import type { Address } from "@takujo/contracts/generated/games/types.gen";
import { type Locale, locales } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../messages/messages.server.ts";
import { knownLabels, type LabelKind } from "./address-label.ts";
import { countryName } from "./countries.server.ts";

const wordsOf = (locale: Locale) => {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["address"]) });
  return (kind: (typeof knownLabels)[number]) => t(`address.form.labels.${kind}`);
};

/** The label is stored as chosen, but a known one is shown in the language of the page. */
export function withLabelKind(address: Address, locale: Locale): LabeledAddress {
  const kind = knownLabels.find((known) =>
    locales.some((each) => wordsOf(each)(known) === address.label),
  );
  const abroad = address.country === homeCountry ? null : countryName(address.country, locale);
  return kind
    ? { ...address, kind, abroad, label: wordsOf(locale)(kind) }
    : { ...address, kind: "own" as const, abroad };
}

export type LabeledAddress = Address & {
  kind: LabelKind;
  /** The country, if it is not Japan. */
  abroad: string | null;
};
