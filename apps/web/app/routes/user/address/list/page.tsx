import { listAddresses } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { type LabeledAddress, withLabelKind } from "../../../../shell/address/label.server.ts";
import { Form, useActionAnswer } from "../../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Plus } from "../../../../ui/generated/icons.ts";
import { AccountHead } from "../../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { AddressCard } from "./address-card.tsx";
import { changeAddresses } from "./change-addresses.server.ts";
import { oneLine } from "./use-removal.ts";
import "../address.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const { most, ...list } = unwrap(await listAddresses({ client: games }));
  const addresses = list.addresses.map((address) => withLabelKind(address, locale));
  const asked = url.searchParams.get("delete");
  return {
    addresses,
    most,
    /** The address whose removal is confirmed without JavaScript. */
    leaving: addresses.find(({ id }) => id === asked) ?? null,
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  changeAddresses(request, context.get(visitContext));

export default function Addresses({ loaderData }: Route.ComponentProps) {
  const { addresses, most, leaving } = loaderData;
  const t = useTranslations("address");
  const refusal = useActionAnswer<typeof action>();
  const isFull = addresses.length >= most;
  const add = (
    <ButtonLink to="/user/address/new" icon={<Plus />}>
      {t("add")}
    </ButtonLink>
  );
  return (
    <>
      <AccountHead
        title={t("heading")}
        lead={t("lead")}
        action={addresses.length > 0 && !isFull && add}
      />
      <OutcomeNotice
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
            <Callout>{isFull ? t("full", { max: String(most) }) : t("aboutDefault")}</Callout>
          </div>
        </>
      )}
    </>
  );
}

function AddTile({ used, most }: { used: number; most: number }) {
  const t = useTranslations("address");
  return (
    <Link className="address-add" to="/user/address/new">
      <span className="address-add-ring">
        <Plus />
      </span>
      {t("add")}
      <span className="meta">
        {t.rich("count", {
          used: () => <span className="num">{used}</span>,
          most: () => <span className="num">{most}</span>,
        })}
      </span>
    </Link>
  );
}

/** The dialog's question, without JavaScript. */
function ConfirmRemoval({ address }: { address: LabeledAddress }) {
  const t = useTranslations("address.confirm");
  return (
    <section className="address-confirm" aria-labelledby="address-confirm">
      <h2 id="address-confirm">{t("heading", { label: address.label })}</h2>
      <p>{t("body", { line: oneLine(address) })}</p>
      <Form method="post" action="/user/address">
        <input type="hidden" name="id" value={address.id} />
        <Button type="submit" name="intent" value="delete" variant="danger">
          {t("accept")}
        </Button>
        <ButtonLink to="/user/address" variant="line">
          {t("dismiss")}
        </ButtonLink>
      </Form>
    </section>
  );
}
