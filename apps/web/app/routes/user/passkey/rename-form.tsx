import { useTranslations } from "@takujo/i18n/react";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { TextInput } from "../../../ui/field/input.tsx";
import type { PasskeyRefusal } from "./passkey-refusal.ts";
import type { ShownPasskey } from "./server-passkeys.ts";

type RenameFormProps = { passkey: ShownPasskey; refusal: PasskeyRefusal | undefined };

export function RenameForm({ passkey: { id, name }, refusal }: RenameFormProps) {
  const t = useTranslations("passkey.rename");
  const form = useRef<HTMLFormElement>(null);
  const isPending = useNavigation().formData?.get("intent") === "rename";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refused name is typed anew.
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
