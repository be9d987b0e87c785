import { voidReasonLimit } from "@takujo/contracts/booking/money/receipt-form";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useActionData } from "react-router";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { TextareaField, TextField } from "../../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { FileText } from "../../../../ui/generated/admin-icons.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { QuestionForm } from "../../question/question-form.tsx";
import { eveningPath, receiptFile, receiptsPath } from "../money-path.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import {
  changeReceipts,
  type PartyReceiptsView,
  type ReceiptView,
  readReceipts,
} from "./receipt.server.ts";
import { HonorificField, ReceiptForm } from "./receipt-form.tsx";
import "../money.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readReceipts(context.get(visitContext), params.reservationId, url.searchParams);

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeReceipts({
    request,
    visit: context.get(visitContext),
    reservationId: params.reservationId,
  });

export default function Receipts({ loaderData }: Route.ComponentProps) {
  const { party, reservationId, question, nonce } = loaderData;
  const t = useTranslations("adminMoney.receipt");
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a refusal arrives with the page's action data. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  const { event, code, name, receipts, open } = party;
  const dialog = question && {
    receipt: question.receipt,
    back: receiptsPath(reservationId),
    nonce,
    refusal: refusalOf(question.asked),
  };
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminTrail to={eveningPath(event.id)} parent={event.title}>
        {t("heading")}
      </AdminTrail>
      <AdminHead title={t("heading")} note={t("note", { code: spokenCode(code), name })} />
      <Standing party={party} />
      <div className="admin-columns">
        <div className="admin-column">
          <ReceiptForm
            // Reset to the remaining sum after each receipt.
            key={JSON.stringify([open, receipts.length])}
            party={party}
            nonce={nonce}
            refusal={refusalOf("issue")}
          />
        </div>
        <div className="admin-column">
          <Issued receipts={receipts} reservationId={reservationId} />
        </div>
      </div>
      {dialog && question.asked === "reissue" && <ReissueDialog {...dialog} />}
      {dialog && question.asked === "void" && <VoidDialog {...dialog} />}
    </>
  );
}

/** Sum taken, sum on no receipt yet, and warnings. */
function Standing({ party: { taken, open, receipts, seller } }: { party: PartyReceiptsView }) {
  const t = useTranslations("adminMoney.receipt");
  const sum = taken.standard + taken.reduced;
  const written = receipts
    .filter(({ voidReason }) => voidReason === null)
    .reduce((total, receipt) => total + receipt.total, 0);
  return (
    <div className="money-notices">
      <p className="num">
        {t("taken", { sum: formatYen(sum) })}　
        {t("open", { sum: formatYen(open.standard + open.reduced) })}
      </p>
      {written > sum && <Callout tone="warning">{t("tooMuch", { sum: formatYen(sum) })}</Callout>}
      {seller.invoiceNumber === "" && (
        <Callout>
          {t("unregistered")} <Link to="/admin/settings#seller">{t("settings")}</Link>
        </Callout>
      )}
    </div>
  );
}

function Issued({ receipts, reservationId }: { receipts: ReceiptView[]; reservationId: string }) {
  const t = useTranslations("adminMoney.receipt.issued");
  return (
    <section className="admin-box" aria-labelledby="issued-heading">
      <div className="admin-box-head">
        <h2 id="issued-heading">{t("heading")}</h2>
      </div>
      {receipts.length === 0 && <p className="admin-note">{t("none")}</p>}
      <ul className="money-receipts">
        {receipts.map((receipt) => (
          <Receipt key={receipt.id} receipt={receipt} reservationId={reservationId} />
        ))}
      </ul>
    </section>
  );
}

function Receipt({ receipt, reservationId }: { receipt: ReceiptView; reservationId: string }) {
  const t = useTranslations("adminMoney.receipt.issued");
  const { id, number, total, voidReason, copies } = receipt;
  const page = receiptsPath(reservationId);
  const ask = { variant: "line", size: "small", preventScrollReset: true } as const;
  return (
    <li>
      <p className="money-receipt-head">
        <b className="num">{number}</b>
        <span className="num">{formatYen(total)}</span>
        {voidReason !== null && <Tag tone="red">{t("void")}</Tag>}
      </p>
      {voidReason && <p className="admin-note">{t("voidReason", { reason: voidReason })}</p>}
      <ul className="money-list">
        {copies.map((copy) => (
          <Copy key={copy.id} copy={copy} />
        ))}
      </ul>
      {voidReason === null && (
        <p className="money-receipt-actions">
          <ButtonLink {...ask} to={`${page}?reissue=${id}`} aria-label={t("reissueOf", { number })}>
            {t("reissue")}
          </ButtonLink>
          <ButtonLink
            {...ask}
            variant="quiet-danger"
            to={`${page}?void=${id}`}
            aria-label={t("makeVoidOf", { number })}
          >
            {t("makeVoid")}
          </ButtonLink>
        </p>
      )}
    </li>
  );
}

function Copy({ copy }: { copy: ReceiptView["copies"][number] }) {
  const t = useTranslations("adminMoney.receipt.issued");
  const locale = useLocale();
  const { id, number, addressee, issuedAt, issuedBy } = copy;
  return (
    <li>
      <span>
        <span className="num">{number}</span> {addressee}
        <small>
          {t("copy", { time: formatFullDayTime(issuedAt, locale), by: t(`by.${issuedBy}`) })}
        </small>
      </span>
      <ButtonLink
        to={receiptFile(id)}
        variant="line"
        size="small"
        icon={<FileText />}
        aria-label={t("pdfOf", { number })}
        reloadDocument
      >
        {t("pdf")}
      </ButtonLink>
    </li>
  );
}

type ReceiptDialogProps = {
  receipt: ReceiptView;
  back: string;
  nonce: string;
  refusal: FormRefusal | undefined;
};

function ReissueDialog({ receipt, back, nonce, refusal }: ReceiptDialogProps) {
  const t = useTranslations("adminMoney.receipt");
  return (
    <QuestionForm
      intent="reissue"
      back={back}
      words={{
        title: t("reissue.title", { number: receipt.number }),
        text: t("reissue.text"),
        dismiss: t("dismiss"),
        submit: t("reissue.submit"),
      }}
      labels={{ addressee: t("form.addressee"), honorific: t("form.honorific") }}
      values={{ addressee: receipt.addressee, honorific: receipt.honorific }}
      refusal={refusal}
      idempotencyKey={nonce}
      hidden={{ receiptId: receipt.id, copies: receipt.copies.length }}
    >
      <TextField name="addressee" autoComplete="off" required />
      <HonorificField />
    </QuestionForm>
  );
}

function VoidDialog({ receipt, back, nonce, refusal }: ReceiptDialogProps) {
  const t = useTranslations("adminMoney.receipt");
  return (
    <QuestionForm
      intent="void"
      back={back}
      words={{
        title: t("makeVoid.title", { number: receipt.number }),
        text: t("makeVoid.text"),
        dismiss: t("dismiss"),
        submit: t("makeVoid.submit"),
      }}
      danger
      labels={{ reason: t("makeVoid.reason") }}
      refusal={refusal}
      idempotencyKey={nonce}
      hidden={{ receiptId: receipt.id }}
    >
      <TextareaField name="reason" rows={2} limit={voidReasonLimit} required />
    </QuestionForm>
  );
}
