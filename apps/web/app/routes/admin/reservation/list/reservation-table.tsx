import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { clock, formatFullDay } from "@takujo/i18n/format-date";
import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Fragment } from "react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { ColumnHead, DataTable, SortHead } from "../../../../ui/data/data-table.tsx";
import { FileText } from "../../../../ui/generated/admin-icons.ts";
import { Lock } from "../../../../ui/generated/icons.ts";
import { itemPath } from "../item-path.ts";
import { listPath, type ReservationListQuery } from "../list-query.ts";
import type { RowView } from "../row-view.server.ts";
import { useSessionName } from "../session-name.ts";
import { StateTag } from "../state-tag.tsx";
import { ReservationMenu } from "./reservation-menu.tsx";

type ReservationTableProps = {
  rows: RowView[];
  query: ReservationListQuery;
  /** False in the list of one event, whose name is above. */
  withEvents: boolean;
  /** In the order of events: each day has a heading. */
  isByDay: boolean;
  /** The waitlist has a column for the reason. */
  isQueue: boolean;
  /** Without it nothing can be chosen. */
  onChooseAll?: ((isChosen: boolean) => void) | undefined;
};

export function ReservationTable(props: ReservationTableProps) {
  const { rows, query, withEvents, isByDay, isQueue, onChooseAll } = props;
  const locale = useLocale();
  const dayOf = (row: RowView | undefined) => row && formatFullDay(row.session.startsAt, locale);
  const t = useTranslations("adminReservation.list");
  return (
    <DataTable caption={t("caption")} cards>
      <thead>
        <tr>
          {onChooseAll && (
            <th scope="col" className="reservation-choose">
              <label className="reservation-check with-script">
                <input
                  type="checkbox"
                  className="checkbox"
                  aria-label={t("chooseAll")}
                  onChange={({ currentTarget }) => onChooseAll(currentTarget.checked)}
                />
              </label>
              <span className="visually-hidden">{t("columns.choose")}</span>
            </th>
          )}
          <SortableHead query={query} sort="session">
            {t("columns.day")}
          </SortableHead>
          <ColumnHead>{t("columns.code")}</ColumnHead>
          <SortableHead query={query} sort="name">
            {t("columns.person")}
          </SortableHead>
          {withEvents && <ColumnHead>{t("columns.event")}</ColumnHead>}
          <ColumnHead>{t("columns.session")}</ColumnHead>
          <ColumnHead>{t("columns.seats")}</ColumnHead>
          <SortableHead query={query} sort="state">
            {t("columns.state")}
          </SortableHead>
          <ColumnHead>{t(isQueue ? "columns.reason" : "columns.paid")}</ColumnHead>
          {!isByDay && (
            <SortableHead query={query} sort="">
              {t("columns.created")}
            </SortableHead>
          )}
          <ColumnHead actions>{t("columns.actions")}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            {isByDay && dayOf(row) !== dayOf(rows[index - 1]) && (
              <tr className="reservation-day">
                <th scope="rowgroup" colSpan={11}>
                  {dayOf(row)}
                </th>
              </tr>
            )}
            <Row
              row={row}
              withEvents={withEvents}
              isByDay={isByDay}
              isQueue={isQueue}
              isChoosable={onChooseAll !== undefined}
            />
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  );
}

type SortableHeadProps = {
  query: ReservationListQuery;
  /** Empty for the usual order, by when reservations came in. */
  sort: ReservationListQuery["sort"];
  children: string;
};

/** One event can be put into any order; over all events, that would read everything. */
function SortableHead({ query, sort, children }: SortableHeadProps) {
  if (!query.event && !query.session) return <ColumnHead>{children}</ColumnHead>;
  const direction = sort === "" ? "descending" : "ascending";
  return (
    <SortHead
      to={listPath({ ...query, sort, after: "" })}
      sort={query.sort === sort ? direction : "none"}
    >
      {children}
    </SortHead>
  );
}

type RowProps = Pick<ReservationTableProps, "withEvents" | "isByDay" | "isQueue"> & {
  row: RowView;
  /** Whether it can be chosen. */
  isChoosable: boolean;
};

function Row({ row, withEvents, isByDay, isQueue, isChoosable }: RowProps) {
  const t = useTranslations("adminReservation.list");
  const sessionName = useSessionName();
  const code = spokenCode(row.code);
  return (
    <tr>
      {isChoosable && (
        <td className="reservation-choose">
          <label className="reservation-check">
            <input
              type="checkbox"
              className="checkbox"
              name="chosen"
              value={row.id}
              aria-label={t("chooseOne", { code })}
            />
          </label>
        </td>
      )}
      <td className="reservation-when num">
        <FigureDate date={row.session.startsAt} withoutYear={isByDay} />
        <small>{clock(row.session.startsAt)}</small>
      </td>
      <td className="reservation-code num">
        <Link to={itemPath(row.id)}>{code}</Link>
      </td>
      <td className="reservation-person">
        <PersonOf row={row} />
        <Line row={row} isQueue={isQueue} />
      </td>
      {withEvents && (
        <td className="reservation-event">
          <Link to={`/admin/reservation?event=${encodeURIComponent(row.event.slug)}`}>
            <span lang={row.event.locale}>{row.event.title}</span>
          </Link>
        </td>
      )}
      <td className="reservation-session">
        {row.session.letter ? t("table", { letter: row.session.letter }) : sessionName(row.session)}
      </td>
      <td className="reservation-seats">
        <SeatsOf row={row} isQueue={isQueue} />
      </td>
      <td className="reservation-state">
        <StateTag row={row} />
        {row.state === "offered" && row.reason && <small>{row.reason}</small>}
      </td>
      {isQueue ? (
        <td className="reservation-reason">{row.reason}</td>
      ) : (
        <td className="reservation-paid">
          <PaidOf row={row} />
        </td>
      )}
      {!isByDay && (
        <td className="reservation-created num">
          <FigureDate date={row.createdAt} withoutYear /> {clock(row.createdAt)}
        </td>
      )}
      <td className="data-table-actions">
        <ReservationMenu row={row} />
      </td>
    </tr>
  );
}

function PersonOf({ row }: { row: RowView }) {
  const t = useTranslations("adminReservation");
  return (
    <>
      <span className="reservation-name">
        {row.name ? <b>{row.name}</b> : <span className="muted">{t("nameless")}</span>}
        {row.language === "en" && <Tag tone="blue">{t("tags.english")}</Tag>}
        {row.hasNote && <Tag icon={<FileText />}>{t("tags.note")}</Tag>}
        {row.hasStaffNote && <Tag icon={<Lock />}>{t("tags.staffNote")}</Tag>}
        {row.isByHand && <Tag>{t("tags.byHand")}</Tag>}
        {row.cancelledLate && <Tag tone="red">{t("tags.late")}</Tag>}
      </span>
      {row.nickname && <small>{row.nickname}</small>}
    </>
  );
}

const seated = ["confirmed", "attended"];

/** Payments at the door by method, and the sum still owed. */
function PaidOf({ row }: { row: RowView }) {
  const t = useTranslations("adminReservation.list");
  const { paid, paidBy, sum, state, correction } = row;
  const owed = seated.includes(state) ? Math.max(0, sum + correction - paid) : 0;
  if (paid === 0) return owed > 0 && t("atDoor", { sum: formatYen(owed) });
  return (
    <>
      <span className="num">{formatYen(paid)}</span>
      <small>
        {paidBy.map((method) => t(`methods.${method}`)).join(t("separator"))}
        {owed > 0 && ` ${t("owed", { sum: formatYen(owed) })}`}
      </small>
    </>
  );
}

/** Replaces three columns on phones. */
function Line({ row, isQueue }: Pick<RowProps, "row" | "isQueue">) {
  const t = useTranslations("adminReservation.list");
  const sessionName = useSessionName();
  const { letter } = row.session;
  return (
    <small className="reservation-line-of-phone">
      {letter ? t("table", { letter }) : sessionName(row.session)}
      {t("separator")}
      <SeatsOf row={row} isQueue={isQueue} />
      {t("separator")}
      <FigureDate date={row.session.startsAt} withoutYear /> {clock(row.session.startsAt)}
    </small>
  );
}

function SeatsOf({ row, isQueue }: Pick<RowProps, "row" | "isQueue">) {
  const t = useTranslations("adminReservation.list");
  const { seats, wantedSeats, minSeats } = row;
  if (!isQueue || wantedSeats === null) return t("seatCount", { count: seats });
  return minSeats !== null && minSeats < wantedSeats
    ? t("seatsAtLeast", { count: wantedSeats, min: minSeats })
    : t("seatsWanted", { count: wantedSeats });
}
