import { spokenCode } from "@takujo/contracts/booking/reservation-form";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { ColumnHead, DataTable } from "../../../../ui/data/data-table.tsx";
import { FileText } from "../../../../ui/generated/admin-icons.ts";
import { itemPath } from "../item-path.ts";
import type { RowView } from "../row-view.server.ts";
import { useSessionName } from "../session-name.ts";
import { StateTag } from "../state-tag.tsx";
import { ReservationMenu } from "./reservation-menu.tsx";

type ReservationTableProps = {
  rows: RowView[];
  /** False in the list of one event, whose name stands above. */
  withEvents: boolean;
  /** The waitlist has a column for the reason. */
  isQueue: boolean;
  onChooseAll: (isChosen: boolean) => void;
};

export function ReservationTable(props: ReservationTableProps) {
  const { rows, withEvents, isQueue, onChooseAll } = props;
  const t = useTranslations("adminReservation.list");
  return (
    <DataTable caption={t("caption")} cards>
      <thead>
        <tr>
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
          <ColumnHead>{t("columns.code")}</ColumnHead>
          <ColumnHead>{t("columns.person")}</ColumnHead>
          {withEvents && <ColumnHead>{t("columns.event")}</ColumnHead>}
          <ColumnHead>{t("columns.session")}</ColumnHead>
          <ColumnHead>{t("columns.seats")}</ColumnHead>
          <ColumnHead>{t("columns.state")}</ColumnHead>
          {isQueue ? (
            <ColumnHead>{t("columns.reason")}</ColumnHead>
          ) : (
            <ColumnHead>{t("columns.created")}</ColumnHead>
          )}
          <ColumnHead actions>{t("columns.actions")}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} withEvents={withEvents} isQueue={isQueue} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = Pick<ReservationTableProps, "withEvents" | "isQueue"> & { row: RowView };

function Row({ row, withEvents, isQueue }: RowProps) {
  const t = useTranslations("adminReservation.list");
  const sessionName = useSessionName();
  const code = spokenCode(row.code);
  return (
    <tr>
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
        <input type="hidden" name={`event-${row.id}`} value={row.event.slug} />
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
        {row.isByHand && <Tag>{t("tags.byHand")}</Tag>}
        {row.cancelledLate && <Tag tone="red">{t("tags.late")}</Tag>}
      </span>
      {row.nickname && <small>{row.nickname}</small>}
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
      <FigureDate date={row.createdAt} withoutYear /> {clock(row.createdAt)}
    </small>
  );
}

function SeatsOf({ row, isQueue }: Pick<RowProps, "row" | "isQueue">) {
  const t = useTranslations("adminReservation.list");
  const { seats, wantedSeats, minSeats } = row;
  if (!isQueue || wantedSeats === null) return t("seatCount", { count: seats });
  return minSeats !== null && minSeats < wantedSeats
    ? t("seatsAtLeast", { count: wantedSeats, least: minSeats })
    : t("seatsWanted", { count: wantedSeats });
}
