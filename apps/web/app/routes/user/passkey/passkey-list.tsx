import { useTranslations } from "@takujo/i18n/react";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useNavigation, useSubmit } from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { FigureDate } from "../../../shell/text/figure-date.tsx";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import { KeyRound, Laptop, Pencil, Smartphone, Trash2 } from "../../../ui/generated/icons.ts";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
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

type PasskeyToolsProps = { id: string; name: string; isLast: boolean };

/** Without scripts the buttons reload the page with a form, or with the question. */
function PasskeyTools({ id, name, isLast }: PasskeyToolsProps) {
  const t = useTranslations("passkey");
  const submit = useSubmit();

  async function askToDelete(event: MouseEvent) {
    event.preventDefault();
    const isMeant = await askDialog({
      mode: "delete",
      title: t("delete.title", { name }),
      body: isLast ? t("delete.last") : t("delete.body"),
      accept: t("delete.accept"),
      dismiss: t("delete.dismiss"),
    });
    if (isMeant) await submit({ intent: "delete", id }, { method: "post" });
  }

  return (
    <Form method="get" preventScrollReset className="passkey-tools">
      <Button
        type="submit"
        name="rename"
        value={id}
        variant="quiet"
        size="small"
        icon={<Pencil />}
        aria-label={t("list.renameOf", { name })}
      >
        {t("list.rename")}
      </Button>
      <Button
        type="submit"
        name="delete"
        value={id}
        variant="quiet-danger"
        size="small"
        icon={<Trash2 />}
        aria-label={t("list.deleteOf", { name })}
        onClick={askToDelete}
      >
        {t("list.delete")}
      </Button>
    </Form>
  );
}
