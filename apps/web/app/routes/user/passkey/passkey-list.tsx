import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { FigureDate } from "../../../shell/figure-date.tsx";
import { KeyRound, Laptop, Smartphone } from "../../../ui/generated/icons.ts";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
import { PasskeyTools } from "./passkey-tools.tsx";
import { RenameForm } from "./rename-form.tsx";
import type { ShownPasskey } from "./server-passkeys.ts";

const icons = { phone: Smartphone, computer: Laptop, key: KeyRound };

type PasskeyListProps = {
  passkeys: ShownPasskey[];
  renaming: ShownPasskey | null;
  refusal: PasskeyRefusal | undefined;
};

export function PasskeyList({ passkeys, renaming, refusal }: PasskeyListProps) {
  const t = useTranslations("passkey");
  const isLast = passkeys.length === 1;
  return (
    <ul className="account-rows passkey-list" aria-label={t("list.label")}>
      {passkeys.map((passkey) => {
        const isRenamed = passkey.id === renaming?.id;
        const name = passkey.name ?? t("list.unnamed");
        return (
          <PasskeyRow
            key={passkey.id}
            passkey={passkey}
            title={isRenamed ? t("rename.title") : name}
          >
            {isRenamed ? (
              <RenameForm passkey={passkey} refusal={refusal} />
            ) : (
              <PasskeyTools id={passkey.id} name={name} isLast={isLast} />
            )}
          </PasskeyRow>
        );
      })}
    </ul>
  );
}

type PasskeyRowProps = { passkey: ShownPasskey; title: string; children: ReactNode };

function PasskeyRow({ passkey, title, children }: PasskeyRowProps) {
  const t = useTranslations("passkey.list");
  const { kind, createdAt, isSynced } = passkey;
  const Icon = icons[kind];
  return (
    <li>
      <span className="passkey-icon" data-kind={kind}>
        <Icon />
      </span>
      <div>
        <b>{title}</b>
        <span className="meta">
          {createdAt && t.rich("created", { day: () => <FigureDate key="day" date={createdAt} /> })}
          {createdAt && <span aria-hidden="true">・</span>}
          {isSynced ? t("synced") : t("onDevice")}
        </span>
      </div>
      {children}
    </li>
  );
}
