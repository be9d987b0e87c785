import type { Address } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Form } from "react-router";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { oneLine } from "./use-removal.ts";

/** The question of the dialog, for those who have no JavaScript. */
export function ConfirmRemoval({ address }: { address: Address }) {
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
