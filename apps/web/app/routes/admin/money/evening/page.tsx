import { closingReasonLimit } from "@takujo/contracts/booking/money/money-form";
import { formatFullDay } from "@takujo/i18n/format-date";
import { formatYen, formatYenChange } from "@takujo/i18n/format-yen";
import { monthOf } from "@takujo/i18n/month";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useActionData } from "react-router";
import { OutcomeNotice } from "../../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../../ui/action/button.tsx";
import { Callout } from "../../../../ui/feedback/callout.tsx";
import { TextareaField } from "../../../../ui/form/fields/text-field.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { FileText, ScanLine } from "../../../../ui/generated/admin-icons.ts";
import { Printer } from "../../../../ui/generated/icons.ts";
import { AdminHead, AdminTrail } from "../../admin-head.tsx";
import { CsvChoice, CsvMenu } from "../../csv-menu.tsx";
import { Figures } from "../../figures.tsx";
import { QuestionForm } from "../../question/question-form.tsx";
import { eveningPath, moneyFile, monthPath } from "../money-path.ts";
import { useOutcomeMessages } from "../outcomes.ts";
import type { Route } from "./+types/page.ts";
import { ClosedPanel, FormerClosings } from "./closed-panel.tsx";
import { ClosingPanel, EarlyPanel } from "./closing-panel.tsx";
import { CorrectionDialog } from "./correction-dialog.tsx";
import { CorrectionPanel } from "./correction-panel.tsx";
import { changeEvening, type Evening, readEvening } from "./evening.server.ts";
import { MethodTable, methods, sumOf } from "./method-table.tsx";
import { ReceiptPanel } from "./receipt-panel.tsx";
import "../money.css";

export const loader = ({ params, context, url }: Route.LoaderArgs) =>
  readEvening(context.get(visitContext), params.eventId, url.searchParams.get("ask"));

export const action = ({ request, params, context }: Route.ActionArgs) =>
  changeEvening({ request, visit: context.get(visitContext), eventId: params.eventId });

export default function MoneyEvening({ loaderData }: Route.ComponentProps) {
  const { evening, question, nonce } = loaderData;
  const t = useTranslations("adminMoney");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  const refused = useActionData<typeof action>();
  /** Without JavaScript, a refusal arrives with the page's action data. */
  const refusalOf = (intent: string) =>
    refused?.values["intent"] === intent ? refused : undefined;
  const { eventId, title, startsAt, people, closing } = evening;
  return (
    <>
      <OutcomeNotice words={useOutcomeMessages()} />
      <AdminTrail to={monthPath(monthOf(new Date(startsAt)))} parent={t("heading")}>
        {title}
      </AdminTrail>
      <AdminHead
        title={<span lang={languageOf(evening)}>{title}</span>}
        note={t("evening.note", { day: formatFullDay(startsAt, locale), people })}
      >
        <ButtonLink to={`/reception/${eventId}`} variant="line" icon={<ScanLine />}>
          {t("reception")}
        </ButtonLink>
        <Button
          className="needs-script"
          variant="line"
          icon={<Printer />}
          onClick={() => window.print()}
        >
          {t("print")}
        </Button>
        <CsvMenu>
          <CsvChoice name="evening" icon={<FileText />} to={moneyFile({ eventId })}>
            {t("csv.evening")}
          </CsvChoice>
        </CsvMenu>
      </AdminHead>
      <Sums evening={evening} />
      <Notices evening={evening} />
      <div className="admin-columns">
        <div className="admin-column">
          <MethodTable evening={evening} />
          <OpenParties evening={evening} />
          <CorrectionPanel evening={evening} />
        </div>
        <div className="admin-column">
          {closing ? (
            <ClosedPanel eventId={eventId} closing={closing} />
          ) : !evening.hasBegun ? (
            <EarlyPanel evening={evening} />
          ) : (
            <ClosingPanel evening={evening} nonce={nonce} refusal={refusalOf("close")} />
          )}
          <ReceiptPanel evening={evening} />
          <FormerClosings reopened={evening.reopened} />
        </div>
      </div>
      {question === "reopen" && (
        <ReopenDialog back={eveningPath(eventId)} nonce={nonce} refusal={refusalOf("reopen")} />
      )}
      {question && question !== "reopen" && (
        <CorrectionDialog
          key={question}
          kind={question}
          evening={evening}
          nonce={nonce}
          refusal={refusalOf(question)}
        />
      )}
    </>
  );
}

/** Expected sum, corrections and takings. */
function Sums({ evening }: { evening: Evening }) {
  const t = useTranslations("adminMoney.evening.sums");
  const { people, owed, corrected, corrections, taken } = evening;
  const difference = sumOf(taken) - owed;
  return (
    <div className="money-sums">
      <Figures count={4} label={t("label")}>
        <div>
          <dt>{t("fee", { people })}</dt>
          <dd>
            <span className="num">{formatYen(owed - corrected)}</span>
          </dd>
        </div>
        <div>
          <dt>{t("corrected", { count: corrections.length })}</dt>
          <dd>
            <span className="num">{formatYenChange(corrected)}</span>
          </dd>
        </div>
        <div>
          <dt>{t("owed")}</dt>
          <dd>
            <span className="num">{formatYen(owed)}</span>
          </dd>
        </div>
        <div data-tone={difference === 0 ? "good" : "bad"}>
          <dt>{t("taken")}</dt>
          <dd>
            <span className="num">{formatYen(sumOf(taken))}</span>
          </dd>
          <dd className="money-sums-note">
            {difference === 0 ? t("even") : t("difference", { sum: formatYenChange(difference) })}
          </dd>
        </div>
      </Figures>
    </div>
  );
}

function Notices({ evening: { coming, ofDeleted, closing } }: { evening: Evening }) {
  const t = useTranslations("adminMoney");
  const since = closing ? methods.filter((method) => closing.since[method] !== 0) : [];
  return (
    <div className="money-notices">
      {closing && since.length > 0 && (
        <Callout tone="warning">
          {t("evening.since", {
            sums: since
              .map((method) =>
                t("evening.sinceOne", {
                  method: t(`methods.${method}`),
                  sum: formatYenChange(closing.since[method]),
                }),
              )
              .join(t("evening.separator")),
          })}
        </Callout>
      )}
      {coming.people > 0 && (
        <Callout>
          {t("evening.coming", { people: coming.people, sum: formatYen(coming.sum) })}
        </Callout>
      )}
      {(ofDeleted.owed !== 0 || ofDeleted.taken !== 0) && (
        <Callout>
          {t("evening.ofDeleted", {
            owed: formatYen(ofDeleted.owed),
            taken: formatYen(ofDeleted.taken),
          })}
        </Callout>
      )}
    </div>
  );
}

/** Who paid less or more than they owe. */
function OpenParties({ evening: { parties } }: { evening: Evening }) {
  const t = useTranslations("adminMoney.evening.open");
  const open = parties.filter(({ owed, taken }) => owed !== taken);
  return (
    <section className="admin-box" aria-labelledby="open-heading">
      <div className="admin-box-head">
        <h2 id="open-heading">{t("heading")}</h2>
      </div>
      {open.length === 0 ? (
        <p className="admin-note">{t("none")}</p>
      ) : (
        <>
          <ul className="money-list">
            {open.map(({ reservationId, name, owed, taken }) => (
              <li key={reservationId}>
                <Link to={`/admin/reservation/${reservationId}`}>{name}</Link>
                <b className="num money-attention">
                  {owed > taken
                    ? t("unpaid", { sum: formatYen(owed - taken) })
                    : t("overpaid", { sum: formatYen(taken - owed) })}
                </b>
              </li>
            ))}
          </ul>
          <p className="admin-note">{t("note")}</p>
        </>
      )}
    </section>
  );
}

type ReopenDialogProps = { back: string; nonce: string; refusal: FormRefusal | undefined };

function ReopenDialog({ back, nonce, refusal }: ReopenDialogProps) {
  const t = useTranslations("adminMoney.evening");
  return (
    <QuestionForm
      intent="reopen"
      back={back}
      words={{
        title: t("closing.reopenTitle"),
        text: t("closing.reopenText"),
        dismiss: t("correction.dismiss"),
        submit: t("closing.reopen"),
      }}
      labels={{ reason: t("closing.reopenReason") }}
      refusal={refusal}
      idempotencyKey={nonce}
    >
      <TextareaField name="reason" rows={2} limit={closingReasonLimit} required />
    </QuestionForm>
  );
}
