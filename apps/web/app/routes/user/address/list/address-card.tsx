import { useTranslations } from "@takujo/i18n/react";
import { Fragment } from "react";
import type { LabeledAddress } from "../../../../shell/address/label.server.ts";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Briefcase, Check, House, MapPin, Pencil, Trash2 } from "../../../../ui/generated/icons.ts";
import { useRemoval } from "./use-removal.ts";

const looks = {
  home: { Icon: House, tone: "var(--tk-p-yamabuki)" },
  family: { Icon: MapPin, tone: "var(--tk-p-sora)" },
  work: { Icon: Briefcase, tone: "var(--tk-p-wakakusa)" },
  own: { Icon: MapPin, tone: "var(--tk-p-kinari)" },
};

export function AddressCard({ address }: { address: LabeledAddress }) {
  const t = useTranslations("address");
  const askToRemove = useRemoval(address);
  const { id, label, kind, isDefault } = address;
  const { Icon, tone } = looks[kind];
  const ofLabel = <span className="visually-hidden">{t("ofLabel", { label })}</span>;
  return (
    <article className="address-card" data-default={isDefault || undefined}>
      <header>
        <span className="address-icon" style={{ "--tone": tone }}>
          <Icon />
        </span>
        <h2>{label}</h2>
        {isDefault && <Tag tone="stamp">{t("default")}</Tag>}
      </header>
      <AddressLines address={address} />
      <div className="address-actions">
        <ButtonLink to={`/user/address/${id}/edit`} variant="quiet" size="small" icon={<Pencil />}>
          {t("edit")}
          {ofLabel}
        </ButtonLink>
        {!isDefault && (
          <Form method="post" action="/user/address" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button
              type="submit"
              name="intent"
              value="default"
              variant="quiet"
              size="small"
              icon={<Check />}
            >
              {t("makeDefault")}
              {ofLabel}
            </Button>
          </Form>
        )}
        {/* Without JavaScript this links to the same page with the question. */}
        <Form method="get" action="/user/address" onSubmit={askToRemove}>
          <Button
            type="submit"
            name="delete"
            value={id}
            variant="quiet-danger"
            size="small"
            icon={<Trash2 />}
          >
            {t("remove")}
            {ofLabel}
          </Button>
        </Form>
      </div>
    </article>
  );
}

function AddressLines({ address }: { address: LabeledAddress }) {
  const t = useTranslations("address");
  const { name, postalCode, prefecture, city, street, building, phone, abroad } = address;
  if (abroad) {
    const lines = [street, building, city, `${prefecture} ${postalCode}`.trim(), abroad];
    return (
      <address>
        {name}
        <br />
        {lines.filter(Boolean).map((line) => (
          <Fragment key={line}>
            {line}
            <br />
          </Fragment>
        ))}
        <span className="num">{phone}</span>
      </address>
    );
  }
  return (
    <address>
      {name}
      <br />
      <span className="num">{t("postalCode", { code: postalCode })}</span>
      <br />
      <span lang="ja">{prefecture + city + street}</span>
      <br />
      {building && (
        <>
          <span lang="ja">{building}</span>
          <br />
        </>
      )}
      <span className="num">{phone}</span>
    </address>
  );
}
