import { getContactChallenge } from "@takujo/contracts/generated/platform/sdk.gen";
import { type ContactCategory, contactCategories } from "@takujo/contracts/platform/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { visitContext } from "../../shell/visit.ts";
import { keepForm } from "../../ui/form/keep-form.ts";
import type { Route } from "./+types/page.ts";
import { BeforeYouSend } from "./before-you-send.tsx";
import { ContactForm } from "./contact-form.tsx";
import { receiveForm } from "./server-receive-form.ts";
import "./contact.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform } = context.get(visitContext);
  const category = url.searchParams.get("category") ?? "";
  return {
    category: isCategory(category) ? category : null,
    challenge: unwrap(await getContactChallenge({ client: platform })),
    idempotencyKey: crypto.randomUUID(),
  };
}

function isCategory(value: string): value is ContactCategory {
  return contactCategories.includes(value as ContactCategory);
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, context.get(visitContext));

export const clientAction = keepForm;

/** Another challenge is fetched only where the last one was refused: it counts from when it was given. */
export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  const { actionResult, defaultShouldRevalidate } = change;
  return actionResult?.ok === false
    ? actionResult.needsChallenge === true
    : defaultShouldRevalidate;
}

export default function Contact({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("contact");
  const refusal = useActionData<typeof action>();
  return (
    <main id="main" className="wrap">
      <h1 className="contact-heading">{t("heading")}</h1>
      <p className="lead">{t("lead")}</p>
      <div className="contact-columns">
        <ContactForm {...loaderData} refusal={refusal} />
        <BeforeYouSend />
      </div>
    </main>
  );
}
