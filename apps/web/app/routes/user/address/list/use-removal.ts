import { useTranslations } from "@takujo/i18n/react";
import type { FormEvent } from "react";
import { useSubmit } from "react-router";
import type { LabeledAddress } from "../../../../shell/address/label.server.ts";
import { askDialog } from "../../../../shell/dialog/dialog-store.ts";

/** Asks in a dialog, and removes the address once confirmed. */
export function useRemoval(address: LabeledAddress) {
  const t = useTranslations("address.confirm");
  const submit = useSubmit();
  return async (event: FormEvent) => {
    event.preventDefault();
    const { id, label } = address;
    const isSure = await askDialog({
      mode: "delete",
      title: t("heading", { label }),
      body: t("body", { line: oneLine(address) }),
      accept: t("accept"),
      dismiss: t("dismiss"),
    });
    const options = { method: "post", action: "/user/address", preventScrollReset: true } as const;
    if (isSure) await submit({ intent: "delete", id }, options);
  };
}

export function oneLine({ prefecture, city, street, building, abroad }: LabeledAddress): string {
  return abroad
    ? [street, building, city, prefecture, abroad].filter(Boolean).join(", ")
    : [prefecture + city + street, building].filter(Boolean).join(" ");
}
