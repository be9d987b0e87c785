import { honorifics } from "@takujo/contracts/booking/money/receipt-form";
import { formatFullDayTime } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { useFormWords } from "../../../../shell/form/use-form-words.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { ChipsField } from "../../../../ui/form/fields/choice-field.tsx";
import { TextField } from "../../../../ui/form/fields/text-field.tsx";
import { Form } from "../../../../ui/form/form.tsx";
import { SubmitButton } from "../../../../ui/form/form-buttons.tsx";
import type { FormRefusal } from "../../../../ui/form/form-result.ts";
import { Download } from "../../../../ui/generated/icons.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import type { ReceiptsView } from "./receipt.server.ts";

type ReceiptsProps = {
  id: string;
  receipts: ReceiptsView;
  nonce: string;
  refusal: FormRefusal | undefined;
};

/** Receipts for payments at the door: existing ones, and the form for another. */
export function Receipts({ id, receipts, nonce, refusal }: ReceiptsProps) {
  const t = useTranslations("accountReservation.receipt");
  const { open } = receipts;
  const refusalOf = (intent: string) =>
    refusal?.values["intent"] === intent ? refusal : undefined;
  return (
    <section className="account-section" id="receipt" aria-labelledby="receipt-heading">
      <h2 className="account-subhead" id="receipt-heading">
        {t("heading")}
      </h2>
      <Panel>
        {receipts.receipts.length > 0 && (
          <ul className="receipt-list">
            {receipts.receipts.map((receipt) => (
              <Issued
                key={`${receipt.id} ${receipt.copies.length}`}
                id={id}
                receipt={receipt}
                nonce={nonce}
                refusal={refusalOf("reissue")}
              />
            ))}
          </ul>
        )}
        {open.standard + open.reduced > 0 && (
          <IssueForm
            key={JSON.stringify(open)}
            receipts={receipts}
            nonce={nonce}
            refusal={refusalOf("receipt")}
          />
        )}
      </Panel>
    </section>
  );
}

function IssueForm({ receipts, nonce, refusal }: Omit<ReceiptsProps, "id">) {
  const t = useTranslations("accountReservation.receipt.form");
  const { open, suggestion } = receipts;
  return (
    <Form
      id="receipt-form"
      words={useFormWords()}
      labels={{
        addressee: t("addressee"),
        honorific: t("honorific"),
        purpose: t("purpose"),
      }}
      values={{ ...suggestion, honorific: "sama" }}
      refusal={refusal}
      idempotencyKey={nonce}
    >
      <input type="hidden" name="intent" value="receipt" />
      <input type="hidden" name="standard" value={open.standard} />
      <input type="hidden" name="reduced" value={open.reduced} />
      <p className="receipt-sum">{t("sum", { sum: formatYen(open.standard + open.reduced) })}</p>
      <TextField name="addressee" autoComplete="organization" required />
      <ChipsField
        name="honorific"
        choices={honorifics.map((value) => ({ value, label: t(`honorifics.${value}`) }))}
        required
      />
      <TextField name="purpose" autoComplete="off" hint={t("purposeHint")} required />
      <p className="meta">{t("note")}</p>
      <SubmitButton>{t("submit")}</SubmitButton>
    </Form>
  );
}

type IssuedProps = {
  id: string;
  receipt: ReceiptsView["receipts"][number];
  nonce: string;
  refusal: FormRefusal | undefined;
};

function Issued({ id, receipt, nonce, refusal }: IssuedProps) {
  const t = useTranslations("accountReservation.receipt.issued");
  const locale = useLocale();
  const words = useFormWords();
  const { copies, total, addressee, voidReason } = receipt;
  const last = copies.at(-1);
  if (!last) return null;
  const { number, issuedAt, issuedBy } = last;
  return (
    <li>
      <p>
        <b className="num">{number}</b> {voidReason !== null && <Tag tone="red">{t("void")}</Tag>}
        <span>{t("one", { addressee, sum: formatYen(total) })}</span>
        <small className="meta">
          {t("issuedAt", { time: formatFullDayTime(issuedAt, locale) })}{" "}
          {issuedBy === "desk" && t("paper")}
        </small>
      </p>
      {issuedBy === "person" && (
        <ButtonLink
          to={`/user/reservation/${id}/receipt/${last.id}`}
          size="small"
          variant="line"
          icon={<Download />}
          aria-label={t("pdfOf", { number })}
          reloadDocument
        >
          {t("pdf")}
        </ButtonLink>
      )}
      {issuedBy === "desk" && voidReason === null && (
        <Form
          id={`reissue-${receipt.id}`}
          words={words}
          labels={{}}
          refusal={refusal?.values["receiptId"] === receipt.id ? refusal : undefined}
          idempotencyKey={nonce}
        >
          <input type="hidden" name="intent" value="reissue" />
          <input type="hidden" name="receiptId" value={receipt.id} />
          <input type="hidden" name="copies" value={copies.length} />
          <p className="meta">{t("reissueHint")}</p>
          <SubmitButton size="small" variant="line">
            {t("reissue")}
          </SubmitButton>
        </Form>
      )}
    </li>
  );
}
