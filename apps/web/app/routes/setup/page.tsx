import { readSetup } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import { Button } from "../../ui/action/button.tsx";
import { TextInput } from "../../ui/field/input.tsx";
import { TextField } from "../../ui/form/fields/text-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { SubmitButton } from "../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../ui/form/form-result.ts";
import type { Route } from "./+types/page.ts";
import { receiveSetup } from "./receive-setup.server.ts";
import "./setup.css";

export { record as handle } from "./record.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform } = context.get(visitContext);
  unwrap(await readSetup({ client: platform }));
  return {
    setupKey: url.searchParams.get("key") ?? "",
    idempotencyKey: crypto.randomUUID(),
  };
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveSetup(request, context.get(visitContext));

export default function Setup({ loaderData: { setupKey, idempotencyKey } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap setup">
      {setupKey ? (
        <SetupForm setupKey={setupKey} idempotencyKey={idempotencyKey} />
      ) : (
        <BeingSetUp />
      )}
    </main>
  );
}

/** For visitors; whoever sets the site up can type the key. */
function BeingSetUp() {
  const t = useTranslations("setup");
  return (
    <>
      <h1>{t("waiting.heading")}</h1>
      <p className="lead">{t("waiting.lead")}</p>
      <section className="panel setup-key" aria-labelledby="setup-key-heading">
        <h2 id="setup-key-heading">{t("waiting.forAdmin")}</h2>
        <p>{t("waiting.how")}</p>
        <form method="get">
          <TextInput
            id="setup-key"
            name="key"
            label={t("key")}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Button type="submit" variant="line">
            {t("waiting.open")}
          </Button>
        </form>
      </section>
    </>
  );
}

type SetupFormProps = { setupKey: string; idempotencyKey: string };

function SetupForm({ setupKey, idempotencyKey }: SetupFormProps) {
  const t = useTranslations("setup");
  const refusal = useActionData<FormRefusal>();
  return (
    <>
      <h1>{t("heading")}</h1>
      <p className="lead">{t("lead")}</p>
      <Form
        id="setup"
        words={{
          required: t("form.required"),
          optional: t("form.optional"),
          refused: t("form.refused"),
          afterLabel: t("form.afterLabel"),
          failed: t("form.failed"),
        }}
        labels={{
          nameJa: t("fields.nameJa"),
          nameEn: t("fields.nameEn"),
          email: t("fields.email"),
        }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
      >
        <input type="hidden" name="key" value={setupKey} />
        <TextField name="nameJa" lang="ja" autoComplete="off" hint={t("hints.nameJa")} required />
        <TextField name="nameEn" lang="en" autoComplete="off" hint={t("hints.nameEn")} required />
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          hint={t("hints.email")}
          required
        />
        <SubmitButton size="large">{t("submit")}</SubmitButton>
      </Form>
    </>
  );
}
