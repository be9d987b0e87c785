import type { PersonMark } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import type { AdminReservationRow } from "@takujo/contracts/generated/games/types.gen";
import { clock, formatMonth } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../../shell/routing/use-locale.ts";
import { FigureDate } from "../../../../shell/text/figure-date.tsx";
import { num } from "../../../../shell/text/num.tsx";
import { ChipLink, ChipList } from "../../../../ui/action/chip.tsx";
import { Tag } from "../../../../ui/action/tag.tsx";
import { ColumnHead, DataTable } from "../../../../ui/data/data-table.tsx";
import { Check, X } from "../../../../ui/generated/icons.ts";
import { Figures } from "../../figures.tsx";
import { itemPath } from "../../reservation/item-path.ts";
import { useSessionName } from "../../reservation/session-name.ts";
import { StateTag } from "../../reservation/state-tag.tsx";
import type { UserView } from "../present-user.server.ts";
import { userPath } from "../user-view.ts";
import { type RecordView, shownReservations, whens } from "./visit-view.ts";

/** How often the person came, canceled and stayed away in twelve months. */
export function VisitFigures({ counts }: { counts: RecordView["counts"] }) {
  const t = useTranslations("adminUser.visits");
  const { upcoming, waiting, attended, cancelled, cancelledLate, absent } = counts;
  return (
    <Figures count={4}>
      <div>
        <dt>{t("upcoming")}</dt>
        <dd>
          {t.rich("reservations", { count: upcoming, num })}
          {waiting > 0 && <small>{t("waiting", { count: waiting })}</small>}
        </dd>
      </div>
      <div>
        <dt>{t("attended")}</dt>
        <dd>
          {t.rich("times", { count: attended, num })}
          <small>{t("year")}</small>
        </dd>
      </div>
      <div>
        <dt>{t("cancelled")}</dt>
        <dd>
          {t.rich("times", { count: cancelled, num })}
          <small>{t("late", { count: cancelledLate })}</small>
        </dd>
      </div>
      <div>
        <dt>{t("absent")}</dt>
        <dd>
          {t.rich("times", { count: absent, num })}
          {absent > 0 && (
            <small className="admin-figures-attention">
              {t("share", { percent: Math.round((absent / (attended + absent)) * 100) })}
            </small>
          )}
        </dd>
      </div>
    </Figures>
  );
}

const marks = ["attended", "cancelled", "absent", "ahead"] as const satisfies PersonMark[];
/** More would not fit above each other. */
const maxMarks = 6;

export function YearRow({ record: { months, counts } }: { record: RecordView }) {
  const t = useTranslations("adminUser.visits");
  const locale = useLocale();
  const ahead = months.flatMap((month) => month.marks).filter((mark) => mark === "ahead").length;
  const { attended, cancelled, absent } = counts;
  const [first, last] = [months[0], months.at(-1)];
  return (
    <section className="admin-box" aria-labelledby="year-heading">
      <div className="admin-box-head">
        <h2 id="year-heading">{t("yearHeading")}</h2>
        {first && last && (
          <span className="admin-note">
            {formatMonth(`${first.month}-15`, locale)}–{formatMonth(`${last.month}-15`, locale)}
          </span>
        )}
      </div>
      <div
        className="user-year"
        role="img"
        aria-label={t("yearDescription", { attended, cancelled, absent, ahead })}
      >
        {months.map(({ month, marks: made }) => (
          <div key={month}>
            <div className="user-month">
              {made.slice(0, maxMarks).map((mark, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: marks have no identity
                <Mark key={index} mark={mark} />
              ))}
              {made.length > maxMarks && <small>+{made.length - maxMarks}</small>}
            </div>
            <small className="num">{Number(month.slice(5))}</small>
          </div>
        ))}
      </div>
      <p className="user-legend" aria-hidden="true">
        {marks.map((mark) => (
          <span key={mark}>
            <Mark mark={mark} />
            {t(`marks.${mark}`)}
          </span>
        ))}
      </p>
    </section>
  );
}

function Mark({ mark }: { mark: PersonMark }) {
  return (
    <i className="user-mark" data-mark={mark}>
      {mark === "attended" && <Check />}
      {mark === "absent" && <X />}
    </i>
  );
}

type ReservationPanelProps = { user: UserView; record: RecordView };

export function ReservationPanel({ user, record }: ReservationPanelProps) {
  const t = useTranslations("adminUser.visits");
  const { counts, shown } = record;
  const rows = shownReservations(record);
  const numbers = { all: counts.upcoming + counts.past, ...counts };
  return (
    <section className="admin-box user-reservations" aria-labelledby="reservations-heading">
      <div className="admin-box-head">
        <h2 id="reservations-heading">{t("heading")}</h2>
        <ChipList>
          {whens.map((when) => (
            <ChipLink
              key={when}
              to={when === "all" ? userPath(user.id) : `${userPath(user.id)}?reservations=${when}`}
              current={when === shown}
            >
              {t(`whens.${when}`)}
              <span className="num"> {numbers[when]}</span>
            </ChipLink>
          ))}
        </ChipList>
      </div>
      {rows.length === 0 ? (
        <p className="admin-note">{t("none")}</p>
      ) : (
        <DataTable caption={t("caption")} cards>
          <thead>
            <tr>
              <ColumnHead>{t("columns.day")}</ColumnHead>
              <ColumnHead>{t("columns.event")}</ColumnHead>
              <ColumnHead>{t("columns.state")}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <ReservationRow key={row.id} row={row} />
            ))}
          </tbody>
        </DataTable>
      )}
      {shown !== "upcoming" && record.past.length < counts.past && (
        <p className="admin-note">{t("more", { count: record.past.length })}</p>
      )}
    </section>
  );
}

function ReservationRow({ row }: { row: AdminReservationRow }) {
  const t = useTranslations("adminReservation");
  const { event, session, seats, cancelledLate } = row;
  return (
    <tr>
      <td className="num">
        <FigureDate date={session.startsAt} /> {clock(session.startsAt)}
      </td>
      <td>
        <Link to={itemPath(row.id)} lang={event.locale}>
          {event.title}
        </Link>
        <small>
          <TableName session={session} />
          {t("list.separator")}
          {t("list.seatCount", { count: seats })}
          {t("list.separator")}
          <span className="num">{spokenCode(row.code)}</span>
        </small>
      </td>
      <td>
        <StateTag row={row} />
        {cancelledLate && <Tag tone="red">{t("tags.late")}</Tag>}
      </td>
    </tr>
  );
}

function TableName({ session }: { session: AdminReservationRow["session"] }) {
  const t = useTranslations("adminReservation.list");
  const sessionName = useSessionName();
  return session.letter ? t("table", { letter: session.letter }) : sessionName(session);
}
