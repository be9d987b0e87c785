import { listAddresses } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { data, useActionData } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { countriesIn } from "../../../../shell/address/countries.server.ts";
import { type LabeledAddress, withLabelKind } from "../../../../shell/address/label.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { refreshUnlessRefused } from "../../../../ui/submission/survive-lost-connection.ts";
import { AccountHead } from "../../account-frame.tsx";
import { AddressForm } from "../address-form.tsx";
import { receiveAddress } from "../receive-address.server.ts";
import type { Route } from "./+types/page.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const list = unwrap(await listAddresses({ client: games }));
  const addresses = list.addresses.map((known) => withLabelKind(known, locale));
  const address = addresses.find(({ id }) => id === params.id);
  if (!address) throw data(null, { status: 404 });
  return {
    address,
    countries: countriesIn(locale),
    currentDefault: addresses.find(({ isDefault }) => isDefault)?.label,
  };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  receiveAddress(request, context.get(visitContext), params.id);

export const shouldRevalidate = refreshUnlessRefused;

export default function EditAddress({ loaderData }: Route.ComponentProps) {
  const { address, countries, currentDefault } = loaderData;
  const t = useTranslations("address.form");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <AccountHead title={t("editHeading")} up="userAddress" />
      <AddressForm
        countries={countries}
        values={valuesOf(address)}
        refusal={refusal}
        standing={address.isDefault ? "default" : "other"}
        currentDefault={currentDefault}
        addressId={address.id}
      />
    </>
  );
}

function valuesOf(address: LabeledAddress) {
  const {
    kind,
    label,
    name,
    kana,
    country,
    postalCode,
    prefecture,
    city,
    street,
    building,
    phone,
  } = address;
  const place = { name, kana, country, postalCode, prefecture, city, street, building, phone };
  return {
    ...place,
    region: prefecture,
    foreignPostalCode: postalCode,
    labelKind: kind,
    label: kind === "own" ? label : "",
    version: String(address.version),
  };
}
