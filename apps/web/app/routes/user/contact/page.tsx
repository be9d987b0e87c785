import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import {
  listAccountInquiries,
  sendAccountInquiry,
} from "@takujo/contracts/generated/platform/sdk.gen";
import { contactCategories } from "@takujo/contracts/inbox/contact-form";
import { createTranslator, useTranslations } from "@takujo/i18n/react";
import { data, redirect, useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { parseForm, refuse } from "../../../shell/form/parse-form.ts";
import { validationWords } from "../../../shell/form/refusal.server.ts";
import { useFormWords } from "../../../shell/form/use-form-words.ts";
import { useValidate } from "../../../shell/form/use-validate.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { KeptWriting } from "../../../shell/writing/kept-writing.tsx";
import { useLeaveQuestion } from "../../../shell/writing/use-leave-question.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { SubmitButton } from "../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { Send } from "../../../ui/generated/icons.ts";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import {
  BodyField,
  CategoryField,
  ReplyLocaleField,
  ReservationCodeField,
} from "../../contact/inquiry-fields.tsx";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { inquirySchema } from "./form-schema.ts";
import { InquiryHistory } from "./inquiry-history.tsx";
import "../account-form.css";
import "./contact.css";

const pageShape = /^[1-9]\d{0,3}$/;
const inquiriesPerPage = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { platform, visitor } = context.get(visitContext);
  const asked = url.searchParams.get("page") ?? "1";
  if (!pageShape.test(asked)) throw data(null, { status: 404 });
  const query = { page: Number(asked), limit: inquiriesPerPage };
  const list = unwrap(await listAccountInquiries({ client: platform, query }));
  if (query.page > list.pageCount) throw data(null, { status: 404 });
  const receipt = url.searchParams.get("receipt");
  const { user } = await visitor();
  return {
    list,
    email: user?.email ?? "",
    /** Confirms only a receipt of the visitor's own. */
    received: list.items.find((item) => item.receipt === receipt)?.receipt,
    /** A link from a reservation sets the subject. */
    about: {
      category: categoryIn(url.searchParams.get("category")),
      reservationCode: codeIn(url.searchParams.get("reservation")),
    },
    idempotencyKey: crypto.randomUUID(),
  };
}

const categoryIn = (asked: string | null) =>
  contactCategories.find((category) => category === asked) ?? "";

/** Anything else in the address is left out. */
const codeShape = /^[2-9A-HJ-NP-Z]{8}$/;
const codeIn = (asked: string | null) => (asked && codeShape.test(asked) ? spokenCode(asked) : "");

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveInquiry(request, context.get(visitContext));

export const shouldRevalidate = refreshUnlessRefused;

export default function AccountContact({ loaderData }: Route.ComponentProps) {
  const { list, email, received, about, idempotencyKey } = loaderData;
  const t = useTranslations("accountContact");
  const refusal = useActionData<typeof action>();
  return (
    <>
      <AccountHead title={t("heading")} lead={t("lead", { email })} />
      <div role="status">
        {received && (
          <div className="inquiry-received">
            <Callout tone="success" title={t("received.heading")}>
              {t.rich("received.body", { receipt: () => <b className="num">{received}</b> })}
            </Callout>
          </div>
        )}
      </div>
      {/* Remounted after sending, so that the form is empty. */}
      <InquiryForm key={received} about={about} refusal={refusal} idempotencyKey={idempotencyKey} />
      <InquiryHistory list={list} />
    </>
  );
}

/** Sends the form to the API, and shows it in the list of inquiries. */
async function receiveInquiry(request: Request, { locale, platform }: Visit) {
  const parsed = await parseForm(request, inquirySchema, validationWords(locale));
  if (!parsed.ok) return refuse(parsed);
  const body = { ...parsed.value, locale };
  const { data, response } = await sendAccountInquiry({
    client: platform,
    body,
    headers: { "idempotency-key": submissionKey(parsed.idempotencyKey, body) },
  });
  if (data) return redirect(`/user/contact?receipt=${encodeURIComponent(data.receipt)}`);
  const t = createTranslator({ locale, messages: messagesOf(locale, ["contact"]) });
  const reason = response?.status === 429 ? "tooMany" : "unavailable";
  return refuse({
    ok: false,
    values: parsed.value,
    errors: {},
    formErrors: [t(`contact.refusal.${reason}`)],
  });
}

const fields = ["category", "reservationCode", "body", "replyLocale"] as const;

type InquiryFormProps = {
  /** The subject from the link to the page; empty without one. */
  about: { category: string; reservationCode: string };
  refusal: FormRefusal | undefined;
  idempotencyKey: string;
};

function InquiryForm({ about, refusal, idempotencyKey }: InquiryFormProps) {
  const t = useTranslations();
  const labels = Object.fromEntries(fields.map((name) => [name, t(`contact.fields.${name}`)]));
  const words = { ...useFormWords(), failed: t("contact.form.failed") };
  return (
    <section className="account-form" aria-label={t("accountContact.form")}>
      <KeptWriting form="inquiry" name="/user/contact" />
      <Form
        id="inquiry"
        action="/user/contact"
        words={words}
        labels={labels}
        values={{ ...about, replyLocale: useLocale() }}
        refusal={refusal}
        idempotencyKey={idempotencyKey}
        validate={useValidate(inquirySchema)}
        ask={useLeaveQuestion()}
      >
        <div className="choice-part">
          <CategoryField />
        </div>
        <BodyField rows={6} />
        <div className="account-form-short">
          <ReservationCodeField />
        </div>
        <ReplyLocaleField />
        <div className="account-form-foot">
          <SubmitButton size="large" icon={<Send />}>
            {t("contact.send")}
          </SubmitButton>
          <span className="meta">{t("contact.afterSending")}</span>
        </div>
      </Form>
    </section>
  );
}
