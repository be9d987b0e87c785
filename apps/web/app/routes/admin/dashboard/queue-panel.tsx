import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDay, formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { Tag } from "../../../ui/action/tag.tsx";
import { Users } from "../../../ui/generated/admin-icons.ts";
import { Clock, TriangleAlert } from "../../../ui/generated/icons.ts";
import type { DashboardView } from "./dashboard.server.ts";

type Queue = DashboardView["waiting"]["queues"][number];

export function QueuePanel({ waiting: { queues, queueCount } }: Pick<DashboardView, "waiting">) {
  const t = useTranslations("adminDashboard.queues");
  return (
    <section className="admin-box" aria-labelledby="dashboard-queues">
      <div className="admin-box-head">
        <h2 id="dashboard-queues">{t("heading")}</h2>
      </div>
      {queues.length === 0 ? (
        <p className="dashboard-nothing">{t("none")}</p>
      ) : (
        <ul className="dashboard-rows">
          {queues.map((queue) => (
            <QueueRow key={queue.sessionId} queue={queue} />
          ))}
        </ul>
      )}
      {queueCount > queues.length && (
        <p className="dashboard-nothing">{t("more", { count: queueCount - queues.length })}</p>
      )}
    </section>
  );
}

function QueueRow({ queue }: { queue: Queue }) {
  const t = useTranslations("adminDashboard.queues");
  const locale = useLocale();
  const { eventId, title, sessionName, letter, startsAt, free, parties, offers } = queue;
  return (
    <li>
      <span className="dashboard-pair">
        <Link
          className="dashboard-event"
          to={`/admin/reservation?event=${eventId}`}
          lang={queue.locale}
        >
          {title}
        </Link>
        <QueueTag queue={queue} />
      </span>
      <small>
        {[formatMonthDay(startsAt, locale), sessionName, letter && t("table", { letter })]
          .filter(Boolean)
          .join(t("separator"))}
      </small>
      {offers && (
        <>
          <span>{t("offers", { seats: offers.seats, parties: offers.parties })}</span>
          <small>{t("until", { time: momentOf(offers.until, locale) })}</small>
        </>
      )}
      {parties > 0 && (
        <>
          <span>{t("waiting", { free, parties })}</span>
          <Reason queue={queue} />
        </>
      )}
    </li>
  );
}

const isStuck = ({ reason }: Queue) => reason === "together" || reason === "closed";

function QueueTag({ queue }: { queue: Queue }) {
  const t = useTranslations("adminDashboard.queues.states");
  if (isStuck(queue)) {
    return (
      <Tag tone="red" icon={<TriangleAlert />}>
        {t("stuck")}
      </Tag>
    );
  }
  return queue.offers ? (
    <Tag tone="gold" icon={<Clock />}>
      {t("offered")}
    </Tag>
  ) : (
    <Tag icon={<Users />}>{t("waiting")}</Tag>
  );
}

/** Why the queue does not move, or who is next. */
function Reason({ queue }: { queue: Queue }) {
  const t = useTranslations("adminDashboard.queues");
  const { reason, parties, fewestSeats, first } = queue;
  if (reason === "together") {
    return <small>{t("reasons.together", { parties, seats: fewestSeats ?? 1 })}</small>;
  }
  if (reason === "closed" || reason === "soon") return <small>{t(`reasons.${reason}`)}</small>;
  if (!first) return null;
  const { wantedSeats, minSeats } = first;
  const name = first.name || t("somebody");
  return (
    <small>
      {minSeats < wantedSeats
        ? t("firstFlexible", { name, seats: wantedSeats, min: minSeats })
        : t("first", { name, seats: wantedSeats })}
    </small>
  );
}

const momentOf = (moment: string, locale: Locale) => formatMonthDayTime(moment, locale);
