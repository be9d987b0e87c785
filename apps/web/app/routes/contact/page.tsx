import { getContactChallenge } from "@takujo/contracts/generated/platform/sdk.gen";
import { type ContactCategory, contactCategories } from "@takujo/contracts/inbox/contact-form";
import { useTranslations } from "@takujo/i18n/react";
import { Link, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { unwrap } from "../../api/unwrap.ts";
import { useSite } from "../../shell/site/site.ts";
import { visitContext } from "../../shell/visit.ts";
import { Info, MessageSquare, Ticket } from "../../ui/generated/icons.ts";
import { NotePanel } from "../../ui/layout/note-panel.tsx";
import type { Route } from "./+types/page.ts";
import { ContactForm } from "./contact-form.tsx";
import { receiveForm } from "./receive-form.server.ts";
import "./contact.css";

export { record as handle } from "./record.ts";

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
  const { emptyPages } = useSite().house;
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
