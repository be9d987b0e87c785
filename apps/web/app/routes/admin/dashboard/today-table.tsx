import type { SessionPhase } from "@takujo/contracts/insight/dashboard";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { num } from "../../../shell/text/num.tsx";
import { Tag, type TagTone } from "../../../ui/action/tag.tsx";
import { ColumnHeads, DataTable } from "../../../ui/data/data-table.tsx";
import { ScanLine } from "../../../ui/generated/admin-icons.ts";
import { Ban, Check, ChevronRight, Clock } from "../../../ui/generated/icons.ts";
import { CanLink } from "../can.tsx";
import type { DashboardView } from "./dashboard.server.ts";

type Session = DashboardView["sessions"][number];

const looks: Record<SessionPhase, { tone?: TagTone; Icon: () => React.ReactNode }> = {
  before: { Icon: Clock },
  doors: { tone: "green", Icon: ScanLine },
  running: { tone: "blue", Icon: Clock },
  over: { Icon: Check },
  "called-off": { tone: "red", Icon: Ban },
};

const columns = ["time", "event", "seats", "state"] as const;

export function TodayTable({ sessions }: { sessions: Session[] }) {
  const t = useTranslations("adminDashboard.today");
  return (
    <DataTable caption={t("heading")} cards>
      <ColumnHeads
        columns={columns.map((column) => t(`columns.${column}`))}
        actions={t("columns.actions")}
      />
      <tbody>
        {sessions.map((session) => (
          <SessionRow
            key={`${session.eventId} ${session.startsAt} ${session.phase}`}
            session={session}
          />
        ))}
      </tbody>
    </DataTable>
  );
}

function SessionRow({ session }: { session: Session }) {
  const t = useTranslations("adminDashboard.today");
  const { eventId, title, locale, startsAt, phase } = session;
  const { tone, Icon } = looks[phase];
  return (
    <tr>
      <td className="num dashboard-hour">
        <time dateTime={startsAt}>{clock(startsAt)}</time>
      </td>
      <td>
        <span>
          <CanLink
            right="events"
            eventId={eventId}
            className="dashboard-event"
            to={`/admin/event/${eventId}`}
            lang={locale}
          >
            {title}
          </CanLink>
          <small className="dashboard-detail">{detailOf(session, t("separator"))}</small>
        </span>
      </td>
      <td>{phase !== "called-off" && <Filling session={session} />}</td>
      <td className="dashboard-state">
        <Tag tone={tone} icon={<Icon />}>
          {t(`phases.${phase}`)}
        </Tag>
      </td>
      <td className="data-table-actions dashboard-roster">
        <Link
          className="icon-button"
          to={`/admin/reservation?event=${eventId}`}
          aria-label={t("roster", { title, time: clock(startsAt) })}
        >
          <ChevronRight />
        </Link>
      </td>
    </tr>
  );
}

const detailOf = ({ name, room, letters }: Session, separator: string) =>
  [name, room, letters.join(" ")].filter(Boolean).join(separator);

/** Seats by state: arrived, expected and free. */
function Filling({ session: { arrived, reserved, capacity } }: { session: Session }) {
  const t = useTranslations("adminDashboard.today");
  const share = (seats: number) => `${((seats / capacity) * 100).toFixed(2)}%`;
  return (
    <div className="dashboard-filling">
      <span>{t.rich("filling", { arrived, reserved, capacity, num })}</span>
      <span className="num">{Math.round((reserved / capacity) * 100)}%</span>
      <span className="dashboard-bar" aria-hidden="true">
        <i className="dashboard-bar-in" style={{ width: share(arrived) }} />
        <i style={{ width: share(Math.max(0, reserved - arrived)) }} />
      </span>
    </div>
  );
}
