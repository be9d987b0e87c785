import { listAddresses } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { DoneNotice } from "../../../shell/done-notice.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Callout } from "../../../ui/callout.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Plus } from "../../../ui/generated/icons.ts";
import { AccountFrame } from "../account-frame.tsx";
import type { Route } from "./+types/list-page.ts";
import { AddTile } from "./add-tile.tsx";
import { AddressCard } from "./address-card.tsx";
import { ConfirmRemoval } from "./confirm-removal.tsx";
import { changeAddresses } from "./server-change-addresses.ts";
import { withLabelKind } from "./server-label.ts";
import "./address.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const { most, ...list } = unwrap(await listAddresses({ client: games }));
  const addresses = list.addresses.map((address) => withLabelKind(address, locale));
  const asked = url.searchParams.get("delete");
  return {
    addresses,
    most,
    /** What somebody without JavaScript is asked about. */
    leaving: addresses.find(({ id }) => id === asked) ?? null,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  changeAddresses(request, context.get(visitContext));

export default function Addresses({ loaderData }: Route.ComponentProps) {
  const { addresses, most, leaving } = loaderData;
  const t = useTranslations("address");
  const refusal = useActionData<typeof action>();
  const isFull = addresses.length >= most;
  const add = (
    <ButtonLink to="/user/address/new" icon={<Plus />}>
      {t("add")}
    </ButtonLink>
  );
  return (
    <AccountFrame
      title={t("heading")}
      lead={t("lead")}
      action={addresses.length > 0 && !isFull && add}
    >
      <DoneNotice
        words={{
          saved: t("done.saved"),
          deleted: t("done.deleted"),
          default: t("done.default"),
          gone: t("done.gone"),
        }}
      />
      {refusal && (
        <div role="alert" className="address-notice">
          <Callout tone="danger">{refusal.refused}</Callout>
        </div>
      )}
      {leaving && <ConfirmRemoval address={leaving} />}
      {addresses.length === 0 ? (
        <EmptyState kind="address" title={t("empty.heading")} actions={add}>
          {t("empty.body")}
        </EmptyState>
      ) : (
        <>
          <ul className="addresses">
            {addresses.map((address) => (
              <li key={address.id}>
                <AddressCard address={address} />
              </li>
            ))}
            {!isFull && (
              <li>
                <AddTile used={addresses.length} most={most} />
              </li>
            )}
          </ul>
          <div className="address-notice">
            <Callout>{isFull ? t("full", { most: String(most) }) : t("aboutDefault")}</Callout>
          </div>
        </>
      )}
    </AccountFrame>
  );
}
