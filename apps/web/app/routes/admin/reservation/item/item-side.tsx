import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Timeline } from "../../../../ui/data/timeline.tsx";
import { FactList } from "../../../../ui/layout/panel.tsx";
import type { ItemView } from "./item.server.ts";

export function PersonBox({ item: { person, language } }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  return (
    <section className="admin-box" aria-labelledby="person-heading">
      <div className="admin-box-head">
        <h2 id="person-heading">{t("item.person")}</h2>
      </div>
      {person ? (
        <FactList
          facts={[
            {
              term: t("item.account"),
              detail: (
                <Link to={`/admin/auth-user/${encodeURIComponent(person.id)}`}>
                  {person.name || person.email}
                  {person.name && <small className="reservation-line">{person.email}</small>}
                </Link>
              ),
            },
            {
              term: t("item.others"),
              detail: t("item.othersCount", { count: person.others }),
            },
            { term: t("item.language"), detail: t(`search.languages.${language}`) },
          ]}
        />
      ) : (
        <p className="admin-note">{t("item.byHand")}</p>
      )}
    </section>
  );
}

export function ArrivalBox({ item: { checkIns } }: { item: ItemView }) {
  const t = useTranslations("adminReservation.item");
  if (checkIns.length === 0) return null;
  return (
    <section className="admin-box" aria-labelledby="arrivals-heading">
      <div className="admin-box-head">
        <h2 id="arrivals-heading">{t("checkIns")}</h2>
      </div>
      <Timeline
        dates
        steps={checkIns.map(({ id, time, seats, by }) => ({
          id,
          time,
          what: t("checkIn", { count: seats }),
          detail: by ? t("checkInBy", { name: by }) : undefined,
          state: "done",
        }))}
      />
    </section>
  );
}

export function MailBox({ item: { mails } }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  return (
    <section className="admin-box" aria-labelledby="mails-heading">
      <div className="admin-box-head">
        <h2 id="mails-heading">{t("item.mails")}</h2>
      </div>
      {mails.length === 0 ? (
        <p className="admin-note">{t("item.noMails")}</p>
      ) : (
        <ul className="reservation-mails">
          {mails.map(({ id, time, kind, state }) => (
            <li key={id}>
              <span>
                {t(`mails.${kind}` as "mails.confirmed")}
                <small className="reservation-line num">{time}</small>
              </span>
              <Tag tone={state === "failing" ? "red" : state === "queued" ? "gold" : "plain"}>
                {t(`item.mailStates.${state}`)}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function HistoryBox({ item: { history } }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  return (
    <section className="admin-box" aria-labelledby="history-heading">
      <div className="admin-box-head">
        <h2 id="history-heading">{t("item.history")}</h2>
      </div>
      <Timeline
        dates
        steps={history.map(({ id, time, cause, note }) => ({
          id,
          time,
          what: t(`causes.${cause}`),
          detail: note,
          state: "done",
        }))}
      />
    </section>
  );
}
