import { listAddresses } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { countriesIn } from "../../../../shell/address/countries.server.ts";
import { withLabelKind } from "../../../../shell/address/label.server.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { refreshUnlessRefused } from "../../../../ui/submission/survive-lost-connection.ts";
import { AccountHead } from "../../account-frame.tsx";
import { AddressForm } from "../address-form.tsx";
import { receiveAddress } from "../receive-address.server.ts";
import type { Route } from "./+types/page.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const { most, ...list } = unwrap(await listAddresses({ client: games }));
  const addresses = list.addresses.map((address) => withLabelKind(address, locale));
  return {
    countries: countriesIn(locale),
    isFirst: addresses.length === 0,
    isFull: addresses.length >= most,
    most,
    currentDefault: addresses.find(({ isDefault }) => isDefault)?.label,
    idempotencyKey: crypto.randomUUID(),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveAddress(request, context.get(visitContext));

export const shouldRevalidate = refreshUnlessRefused;

const values = { labelKind: "home", country: "JP" };

export default function NewAddress({ loaderData }: Route.ComponentProps) {
  const { countries, isFirst, isFull, most, currentDefault, idempotencyKey } = loaderData;
  const t = useTranslations("address");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <AccountHead title={t("form.newHeading")} up="userAddress" />
      {isFull ? (
        <Callout tone="warning">{t("full", { max: String(most) })}</Callout>
      ) : (
        <AddressForm
          countries={countries}
          values={values}
          refusal={refusal}
          idempotencyKey={idempotencyKey}
          standing={isFirst ? "first" : "other"}
          currentDefault={currentDefault}
        />
      )}
    </>
  );
}
