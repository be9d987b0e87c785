import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { FileText } from "../../../../ui/generated/admin-icons.ts";
import { receiptFile, receiptsPath } from "../money-path.ts";
import type { Evening } from "./evening.server.ts";

/** Receipts of the event, and a form to issue one for a paying party. */
export function ReceiptPanel({ evening: { receipts, parties } }: { evening: Evening }) {
  const t = useTranslations("adminMoney.evening.receipts");
  const payers = parties.filter(({ taken }) => taken > 0);
  return (
    <section className="admin-box" aria-labelledby="receipts-heading">
      <div className="admin-box-head">
        <h2 id="receipts-heading">{t("heading")}</h2>
      </div>
      {receipts.length === 0 && <p className="admin-note">{t("none")}</p>}
      <ul className="money-list">
        {receipts.map((receipt) => (
          <Receipt key={receipt.id} receipt={receipt} />
        ))}
      </ul>
      {payers.length > 0 && (
        <details className="money-choose">
          <summary>{t("make")}</summary>
          <ul className="money-list">
            {payers.map(({ reservationId, name, taken, receipts: written }) => (
              <li key={reservationId}>
                <Link to={receiptsPath(reservationId)}>{name || t("nameless")}</Link>
                {written > 0 && <Tag>{t("written", { count: written })}</Tag>}
                <span className="num">{formatYen(taken)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function Receipt({ receipt }: { receipt: Evening["receipts"][number] }) {
  const t = useTranslations("adminMoney.evening.receipts");
  const { number, addressee, total, voidReason, copies, reservationId } = receipt;
  const last = copies.at(-1);
  return (
    <li>
      <span>
        {reservationId ? (
          <Link to={receiptsPath(reservationId)} className="num">
            {number}
          </Link>
        ) : (
          <b className="num">{number}</b>
        )}
        {voidReason !== null && <Tag tone="red">{t("void")}</Tag>}
        {copies.length > 1 && <Tag tone="gold">{t("copies", { count: copies.length - 1 })}</Tag>}
        <small>{t("one", { addressee: addressee || t("gone"), sum: formatYen(total) })}</small>
      </span>
      {last && (
        <ButtonLink
          to={receiptFile(last.id)}
          variant="line"
          size="small"
          icon={<FileText />}
          aria-label={t("printOf", { number: last.number })}
          reloadDocument
        >
          {t("print")}
        </ButtonLink>
      )}
    </li>
  );
}
