import { readMoneyMonth } from "@takujo/contracts/generated/games/sdk.gen";
import type { MoneyMonth, MoneyMonthEvening } from "@takujo/contracts/generated/games/types.gen";
import { formatMonth, formatWeekdayDay } from "@takujo/i18n/format-date";
import { formatYen, formatYenChange } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { visitContext } from "../../../../shell/visit.ts";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { ColumnHead, DataTable } from "../../../../ui/data/data-table.tsx";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { FileText } from "../../../../ui/generated/admin-icons.ts";
import { AdminHead } from "../../admin-head.tsx";
import { CsvChoice, CsvMenu } from "../../csv-menu.tsx";
import { MonthPicker } from "../../month/month-picker.tsx";
import { readMonth } from "../../month/month-query.ts";
import { eveningPath, moneyFile, monthPath } from "../money-path.ts";
import type { Route } from "./+types/page.ts";
import "../money.css";

/** An invalid month shows the current one. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { month } = readMonth(url.searchParams);
  const query = { locale: visit.locale, ...(month && { month }) };
  const money = unwrap(await readMoneyMonth({ client: visit.games, query }));
  return { money, now: Date.now() };
}

export default function Money({ loaderData: { money, now } }: Route.ComponentProps) {
  const t = useTranslations("adminMoney");
  const locale = useLocale();
  const { month, previous, next, evenings } = money;
  return (
    <>
      <AdminHead title={t("heading")} note={t("month.note")}>
        <MonthPicker month={month} previous={previous} next={next} path={monthPath} />
        <ButtonLink to="/admin/price-code" variant="line">
          {t("priceCodes")}
        </ButtonLink>
        <ButtonLink to="/admin/pass" variant="line">
          {t("passes")}
        </ButtonLink>
        <CsvMenu>
          <CsvChoice name="month" icon={<FileText />} to={moneyFile({ month })}>
            {t("csv.month")}
          </CsvChoice>
        </CsvMenu>
      </AdminHead>
      {evenings.length === 0 ? (
        <EmptyState
          kind="search"
          title={t("month.none.heading", { month: formatMonth(month, locale) })}
        >
          {t("month.none.body")}
        </EmptyState>
      ) : (
        <Evenings evenings={evenings} now={now} />
      )}
    </>
  );
}

type EveningsProps = { evenings: MoneyMonth["evenings"]; now: number };

const columns = ["event", "people", "owed", "taken", "unpaid", "closing"] as const;
const methods = ["cash", "qr", "card"] as const;
const sumOf = ({ cash, qr, card }: MoneyMonthEvening["taken"]) => cash + qr + card;

function Evenings({ evenings, now }: EveningsProps) {
  const t = useTranslations("adminMoney.month");
  return (
    <DataTable caption={t("caption")} cards>
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column}>{t(`columns.${column}`)}</ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {evenings.map((evening) => (
          <Row key={evening.eventId} evening={evening} now={now} />
        ))}
        <Total evenings={evenings} />
      </tbody>
    </DataTable>
  );
}

function Row({ evening, now }: { evening: MoneyMonthEvening; now: number }) {
  const t = useTranslations("adminMoney.month");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  const { eventId, title, startsAt, isCancelled, people, owed, taken, unpaid } = evening;
  return (
    <tr>
      <td className="money-event">
        <Link to={eveningPath(eventId)} lang={languageOf(evening)}>
          {title}
        </Link>
        <small>
          {formatWeekdayDay(startsAt, locale)}
          {isCancelled && <Tag tone="red">{t("cancelled")}</Tag>}
        </small>
      </td>
      <td className="num" data-label={t("columns.people")}>
        {t("people", { count: people })}
      </td>
      <td className="num" data-label={t("columns.owed")}>
        {formatYen(owed)}
      </td>
      <td className="num" data-label={t("columns.taken")}>
        <Taken taken={taken} />
      </td>
      <td className="num" data-label={t("columns.unpaid")}>
        {unpaid > 0 && <span className="money-attention">{formatYen(unpaid)}</span>}
      </td>
      <td className="money-closing-cell" data-label={t("columns.closing")}>
        <Closing evening={evening} isAhead={Date.parse(startsAt) > now} />
      </td>
    </tr>
  );
}

function Taken({ taken }: Pick<MoneyMonthEvening, "taken">) {
  const t = useTranslations("adminMoney.methods");
  const parts = methods.filter((method) => taken[method] !== 0);
  return (
    <>
      {formatYen(sumOf(taken))}
      {parts.length > 0 && (
        <small className="money-parts">
          {parts.map((method) => (
            <span key={method}>
              {t(method)} {formatYen(taken[method])}
            </span>
          ))}
        </small>
      )}
    </>
  );
}

function Closing({
  evening: { closing },
  isAhead,
}: {
  evening: MoneyMonthEvening;
  isAhead: boolean;
}) {
  const t = useTranslations("adminMoney.month");
  if (!closing) {
    return isAhead ? <Tag>{t("planned")}</Tag> : <Tag tone="gold">{t("open")}</Tag>;
  }
  const { difference, since } = closing;
  return (
    <>
      <Tag tone="green">{t("closed")}</Tag>
      {difference !== 0 && (
        <small className="money-attention">
          {t("difference", { sum: formatYenChange(difference) })}
        </small>
      )}
      {since !== 0 && <small>{t("since", { sum: formatYenChange(since) })}</small>}
    </>
  );
}

function Total({ evenings }: Pick<EveningsProps, "evenings">) {
  const t = useTranslations("adminMoney.month");
  const sum = (partOf: (evening: MoneyMonthEvening) => number) =>
    evenings.reduce((total, evening) => total + partOf(evening), 0);
  const unpaid = sum((evening) => evening.unpaid);
  const reduced = sum((evening) => evening.reduced);
  return (
    <tr className="money-total">
      <td>
        <b>{t("total")}</b>
      </td>
      <td className="num" data-label={t("columns.people")}>
        {t("people", { count: sum(({ people }) => people) })}
      </td>
      <td className="num" data-label={t("columns.owed")}>
        {formatYen(sum(({ owed }) => owed))}
      </td>
      <td className="num" data-label={t("columns.taken")}>
        <Taken
          taken={{
            cash: sum(({ taken }) => taken.cash),
            qr: sum(({ taken }) => taken.qr),
            card: sum(({ taken }) => taken.card),
          }}
        />
        {reduced !== 0 && <small>{t("reduced", { sum: formatYen(reduced) })}</small>}
      </td>
      <td className="num" data-label={t("columns.unpaid")}>
        {unpaid > 0 && formatYen(unpaid)}
      </td>
      <td />
    </tr>
  );
}
