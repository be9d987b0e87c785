import { useTranslations } from "@takujo/i18n/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { Form } from "../../../shell/form/plain-form.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { KeyRound, Laptop, Smartphone } from "../../../ui/generated/icons.ts";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
import { PasskeyTools } from "./passkey-tools.tsx";
import type { ShownPasskey } from "./passkeys.server.ts";

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

type RenameFormProps = { passkey: ShownPasskey; refusal: PasskeyRefusal | undefined };

function RenameForm({ passkey: { id, name }, refusal }: RenameFormProps) {
  const t = useTranslations("passkey.rename");
  const form = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formData?.get("intent") === "rename";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused name is typed again.
  useEffect(() => {
    form.current?.querySelector<HTMLInputElement>(".input")?.focus();
  }, [refusal]);
  return (
    <Form method="post" ref={form} noValidate preventScrollReset className="passkey-rename">
      <input type="hidden" name="intent" value="rename" />
      <input type="hidden" name="id" value={id} />
      <TextInput
        id="passkey-name"
        name="name"
        label={t("label")}
        defaultValue={String(refusal?.values["name"] ?? name ?? "")}
        error={refusal?.errors["name"]}
        autoComplete="off"
        enterKeyHint="done"
        aria-required
      />
      <Button type="submit" loading={isPending}>
        {t("save")}
      </Button>
      <ButtonLink to="." variant="line" preventScrollReset>
        {t("cancel")}
      </ButtonLink>
    </Form>
  );
}
