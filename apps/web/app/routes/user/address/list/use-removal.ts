import type { Address } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import type { FormEvent } from "react";
import { useSubmit } from "react-router";
import { askDialog } from "../../../../shell/dialog/dialog-store.ts";

/** Asks in a dialog, and removes the address once confirmed. */
export function useRemoval(address: Address) {
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

export const oneLine = ({ prefecture, city, street, building }: Address): string =>
  [prefecture + city + street, building].filter(Boolean).join(" ");
