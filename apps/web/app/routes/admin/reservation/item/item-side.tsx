import { formatYen } from "@takujo/i18n/format-yen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Tag } from "../../../../ui/action/tag.tsx";
import { Timeline } from "../../../../ui/data/timeline.tsx";
import { FactList } from "../../../../ui/layout/panel.tsx";
import { Can, CanLink } from "../../can.tsx";
import { receiptsPath } from "../../money/money-path.ts";
import { callListPath } from "../call-list/call-list-path.ts";
import type { ItemView } from "./item.server.ts";

export function PersonPanel({ item: { person, language, email, hasMail } }: { item: ItemView }) {
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
                <CanLink
                  right="administration"
                  to={`/admin/auth-user/${encodeURIComponent(person.id)}`}
                >
                  {person.name || person.email || t("nameless")}
                  {person.name && <small className="reservation-line">{person.email}</small>}
                </CanLink>
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
        <>
          {email && (
            <FactList
              facts={[
                { term: t("item.email"), detail: email },
                { term: t("item.language"), detail: t(`search.languages.${language}`) },
              ]}
            />
          )}
          <p className="admin-note">{t(hasMail ? "item.byHandMailed" : "item.byHand")}</p>
        </>
      )}
    </section>
  );
}

export function ArrivalPanel({ item: { id, checkIns, paid } }: { item: ItemView }) {
  const t = useTranslations("adminReservation.item");
  const methods = useTranslations("adminReservation.list.methods");
  if (checkIns.length === 0) return null;
  return (
    <section className="admin-box" aria-labelledby="arrivals-heading">
      <div className="admin-box-head">
        <h2 id="arrivals-heading">{t("checkIns")}</h2>
        {paid > 0 && <b className="num">{formatYen(paid)}</b>}
      </div>
      <Timeline
        dates
        steps={checkIns.map(({ id, time, seats, paid, method, by }) => ({
          id,
          time,
          what: [
            seats > 0 && t("checkIn", { count: seats }),
            paid > 0 && t("taken", { method: methods(method), sum: formatYen(paid) }),
          ]
            .filter(Boolean)
            .join(t("separator")),
          detail: by ? t("checkInBy", { name: by }) : undefined,
          state: "done",
        }))}
      />
      {paid > 0 && (
        <Can right="money">
          <Link to={receiptsPath(id)}>{t("receipts")}</Link>
        </Can>
      )}
    </section>
  );
}

const noticeTones = { queued: "gold", failing: "red", done: "plain", dropped: "plain" } as const;

/** Notices to the party: channel, and when they were really delivered. */
export function NoticePanel({ item: { notices, hasMail, event } }: { item: ItemView }) {
  const t = useTranslations("adminReservation");
  const isToCall = notices.some(({ way, state }) => way === "telephone" && state === "queued");
  return (
    <section className="admin-box" aria-labelledby="notices-heading">
      <div className="admin-box-head">
        <h2 id="notices-heading">{t("item.notices")}</h2>
        {isToCall && (
          <Can right="bookings">
            <Link to={callListPath(event.id)}>{t("item.callList")}</Link>
          </Can>
        )}
      </div>
      {notices.length === 0 ? (
        <p className="admin-note">{t(hasMail ? "item.noNotices" : "item.noNoticesByHand")}</p>
      ) : (
        <ul className="reservation-mails">
          {notices.map(({ id, time, name, way, state, by, returned }) => (
            <li key={id}>
              <span>
                {name}
                <small className="reservation-line">
                  {t(`item.ways.${way}`)} <span className="num">{time}</span> {by}
                </small>
                {returned && (
                  <small className="reservation-line">{t(`item.returned.${returned}`)}</small>
                )}
              </span>
              {way === "mail" && returned ? (
                <Tag tone="red">{t("item.mailStates.returned")}</Tag>
              ) : (
                <Tag tone={noticeTones[state]}>
                  {t(way === "mail" ? `item.mailStates.${state}` : `item.callStates.${state}`)}
                </Tag>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export function HistoryPanel({ item: { history } }: { item: ItemView }) {
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
