import type { Problem } from "@takujo/contracts/errors";
import {
  getContactChallenge,
  sendContactInquiry,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { type ContactCategory, contactCategories } from "@takujo/contracts/inbox/contact-form";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { Link, redirect, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { submissionKey } from "../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../shell/form/parse-form.ts";
import { validationWords } from "../../shell/form/refusal.server.ts";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import { pagesEmptyNow } from "../../shell/site/site.server.ts";
import { useSite } from "../../shell/site/site.ts";
import { type Visit, visitContext } from "../../shell/visit.ts";
import { Info, MessageSquare, Ticket } from "../../ui/generated/icons.ts";
import { NotePanel } from "../../ui/layout/note-panel.tsx";
import type { Route } from "./+types/page.ts";
import { ContactForm } from "./contact-form.tsx";
import type { ContactRefusal } from "./contact-refusal.ts";
import { contactSchema } from "./form-schema.ts";
import { withTypoHint } from "./typo-hint.ts";
import "./contact.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform, visitor } = context.get(visitContext);
  const { user } = await visitor();
  const category = url.searchParams.get("category") ?? "";
  return {
    category: isCategory(category) ? category : null,
    sender: { name: user?.displayName ?? "", email: user?.email ?? "" },
    challenge: unwrap(await getContactChallenge({ client: platform })),
    idempotencyKey: crypto.randomUUID(),
  };
}

function isCategory(value: string): value is ContactCategory {
  return contactCategories.includes(value as ContactCategory);
}

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveForm(request, context.get(visitContext));

/** A new challenge is loaded only after the last one was refused, because its age counts from when it was issued. */
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

const ways = [
  { name: "faq", to: "/faq", icon: <Info /> },
  { name: "reservation", to: "/user/reservation", icon: <Ticket /> },
  { name: "line", to: "/line", icon: <MessageSquare /> },
] as const;

/** Links that may answer the question sooner. */
function BeforeYouSend() {
  const t = useTranslations("contact.before");
  const { emptyPages } = useSite().venue;
  return (
    <aside aria-labelledby="contact-before">
      <h2 id="contact-before" className="contact-aside-title">
        {t("heading")}
      </h2>
      {ways
        .filter(({ name }) => !emptyPages.includes(name))
        .map(({ name, to, icon }) => (
          <NotePanel key={name} icon={icon} title={<Link to={to}>{t(`${name}.title`)}</Link>}>
            {t(`${name}.note`)}
          </NotePanel>
        ))}
    </aside>
  );
}

/** Sends the form to the API, and redirects to the confirmation page. */
async function receiveForm(request: Request, { locale, platform }: Visit) {
  const messages = messagesOf(locale, ["contact"]);
  const t = createTranslator({ locale, messages });
  const schema = contactSchema(!pagesEmptyNow().includes("privacyPolicy"));
  const parsed = await parseForm(request, schema, validationWords(locale));
  if (!parsed.ok) {
    const typed = parsed.values["email"];
    const hint = (typo: { mark: string; suggestion: string }) => t("contact.emailTypo", typo);
    return refuseContact({ ...parsed, errors: withTypoHint(parsed.errors, typed, hint) });
  }
  const { consent: _, ...inquiry } = parsed.value;
  const body = { ...inquiry, locale };
  const { data, response, error } = await sendContactInquiry({
    client: platform,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (data) {
    const search = new URLSearchParams({ receipt: data.receipt, category: inquiry.category });
    return redirect(`/contact/success?${search}`);
  }
  const needsChallenge = (error as Partial<Problem> | undefined)?.code === "proof-refused";
  const reason = reasonFor(response?.status);
  return refuseContact({
    ok: false,
    values: { ...inquiry, consent: "on" },
    errors: {},
    formErrors: [t(`contact.refusal.${reason}`)],
    ...(needsChallenge && { needsChallenge }),
  });
}

const refuseContact = (refusal: ContactRefusal) => refuse<ContactRefusal>(refusal);

function reasonFor(status: number | undefined) {
  if (status === 429) return "tooMany";
  return status === 403 ? "again" : "unavailable";
}
