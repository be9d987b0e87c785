import { notTaken } from "@takujo/contracts/rules/index";
import type { Translate } from "@takujo/contracts/rules/message";
import { createTranslator } from "@takujo/i18n/react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { askDialog } from "../../../shell/dialog/dialog-store.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { createValidate } from "../../../shell/form/read-form.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { showToast } from "../../../shell/toast/toast-store.ts";
import { visitContext } from "../../../shell/visit.ts";
import { CodeField } from "../../../ui/form/fields/code-field.tsx";
import { Form } from "../../../ui/form/form.tsx";
import type { FormSuccess } from "../../../ui/form/form-result.ts";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { codeSchema, sampleSchema, withRule } from "../form-schema.ts";
import { formWords } from "../form-words.ts";
import { isHandleTaken } from "../handles.server.ts";
import { SampleForm } from "./sample-form.tsx";
import "../gallery.css";

/** Keys of accepted submissions, to show that a repeated one counts once. */
const accepted = new Set<string>();

export function loader({ context }: LoaderFunctionArgs) {
  const { locale } = context.get(visitContext);
  return {
    messages: messagesOf(locale, ["validations"]),
    idempotencyKey: crypto.randomUUID(),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { locale } = context.get(visitContext);
  const t = validationWords(locale);
  const words = formWords[locale];
  if (new URL(request.url).searchParams.has("code")) {
    const parsed = await parseForm(request, codeSchema, t);
    if (!parsed.ok) return refuse(parsed);
    if (parsed.value.code === "123456") return { ok: true as const, count: 0 };
    return refuse({
      ok: false,
      values: parsed.value,
      errors: { code: words.wrongCode },
      formErrors: [],
    });
  }
  const parsed = await parseForm(request, withRule(notTaken(isHandleTaken)), t);
  // Slow enough to click twice.
  await new Promise((resolve) => setTimeout(resolve, 300));
  if (!parsed.ok) return refuse(parsed);
  accepted.add(parsed.idempotencyKey ?? crypto.randomUUID());
  return { ok: true as const, count: accepted.size };
}

export const shouldRevalidate = refreshUnlessRefused;

interface GallerySuccess extends FormSuccess {
  count: number;
}

/** The form components in use, with the real rules; for development only. */
export default function FormGallery() {
  const { messages, idempotencyKey } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const locale = useLocale();
  const words = formWords[locale];
  // Pages in the route table name the set there and call useTranslations("validations") instead.
  const namespace = "validations";
  const t = createTranslator({ locale, messages, namespace }) as unknown as Translate;
  const refusal = actionData?.ok === false ? actionData : undefined;
  const isCode = refusal !== undefined && "code" in refusal.values;
  const isSent = actionData?.ok === true;
  return (
    <main id="main" className="wrap gallery gallery-form">
      <h1 className="gallery-title">{words.title}</h1>
      {isSent && <p role="status">{sentence(words.sent, actionData.count)}</p>}
      <Form<GallerySuccess>
        id="sample"
        words={words.form}
        labels={words.labels}
        values={{ language: locale, seats: "2", reminder: "on" }}
        refusal={isCode ? undefined : refusal}
        idempotencyKey={idempotencyKey}
        validate={createValidate(sampleSchema, t)}
        ask={(mode) => askDialog({ mode })}
        onSuccess={({ count }) =>
          showToast({ severity: "success", summary: sentence(words.sent, count) })
        }
      >
        <SampleForm words={words} t={t} />
      </Form>
      <h2 className="gallery-section gallery-title">{words.codeTitle}</h2>
      <Form
        id="code"
        action="?code"
        words={words.form}
        labels={words.labels}
        refusal={isCode ? refusal : undefined}
        validate={createValidate(codeSchema, t)}
        onSuccess={() => showToast({ severity: "success", summary: words.codeAccepted })}
      >
        <CodeField name="code" hint={words.codeHint} required autoSubmit />
      </Form>
    </main>
  );
}

function sentence(words: string, count: number): string {
  return words.replace("{count}", String(count));
}
