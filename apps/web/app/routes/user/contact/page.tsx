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
import { validationWords } from "../../../shell/form/validation-words.server.ts";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { AccountHead } from "../account-frame.tsx";
import type { Route } from "./+types/page.ts";
import { inquirySchema } from "./form-schema.ts";
import { InquiryForm } from "./inquiry-form.tsx";
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
