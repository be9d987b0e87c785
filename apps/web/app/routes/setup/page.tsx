import { siteRules } from "@takujo/contracts/content/site-rules";
import { readSetup, setUpSite } from "@takujo/contracts/generated/platform/sdk.gen";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { redirectDocument, useActionData } from "react-router";
import * as z from "zod/mini";
import { sendSignInCode } from "../../api/auth/session-calls.ts";
import { unwrap } from "../../api/unwrap.ts";
import { formText } from "../../shell/form/form-schemas.ts";
import { submissionKey } from "../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../shell/form/parse-form.ts";
import { validationWords } from "../../shell/form/refusal.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { type Visit, visitContext } from "../../shell/visit.ts";
import { Button } from "../../ui/action/button.tsx";
import { TextInput } from "../../ui/field/input.tsx";
import { TextField } from "../../ui/form/fields/text-field.tsx";
import { Form } from "../../ui/form/form.tsx";
import { SubmitButton } from "../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../ui/form/form-result.ts";
import { keepPendingCode, newPendingCode } from "../auth/login/pending-code.server.ts";
import type { Route } from "./+types/page.ts";
import "./setup.css";

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

/** For visitors; the person who sets up the site can type the key. */
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

/** Makes the first admin, and leads them to log in with the code that they get by mail. */
async function receiveSetup(request: Request, visit: Visit) {
  const { locale, platform } = visit;
  const parsed = await parseForm(request, setupSchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  const body = parsed.value;
  const { response } = await setUpSite({
    client: platform,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (response?.ok) {
    await sendCode(visit, body.email);
    // As a new document, because the one that is open has the former name in its texts.
    return redirectDocument("/auth/login?redirect=/admin");
  }
  const t = createTranslator({ locale, messages: messagesOf(locale, ["setup"]) });
  const sentence = t(`setup.refusal.${reasonFor(response?.status)}`);
  return refuse({ ok: false, values: body, errors: {}, formErrors: [sentence] });
}

/** If it fails, the login page asks for the address again. */
async function sendCode(visit: Visit, email: string): Promise<void> {
  try {
    await sendSignInCode(visit.auth, email);
    await keepPendingCode(visit, newPendingCode(email));
  } catch (error) {
    visit.reportError(error);
  }
}

function reasonFor(status: number | undefined) {
  if (status === 429) return "tooMany";
  if (status === 404) return "over";
  // The key is the only part of the form that the rules of the page do not check.
  return status === 403 || status === 400 ? "wrongKey" : "unavailable";
}

const setupSchema = z.object({
  key: formText(),
  nameJa: formText(...siteRules.nameJa),
  nameEn: formText(...siteRules.nameEn),
  email: formText(...siteRules.email),
});
