import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MapLink } from "../../shell/map-link.tsx";
import { AreaMap } from "../../shell/site/area-map.tsx";
import { house } from "../../shell/site/house.ts";
import { useSite } from "../../shell/site/site.ts";
import { ExternalLink } from "../../ui/generated/icons.ts";
import { FactList } from "../../ui/layout/panel.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import drawings from "./minutes.svg";
import room from "./room.svg";

// What the place looks like, the way there and what to bring.

const minutes = ["curtain", "ticket", "tag", "tea", "seat", "move"] as const;

export function FirstMinutes() {
  const t = useTranslations("firstVisit.minutes");
  return (
    <section className="section first-band" aria-labelledby="minutes">
      <div className="wrap">
        <SectionHead id="minutes" title={t("heading")} face={2} />
        <ol className="first-minutes">
          {minutes.map((step) => (
            <li key={step} className="first-minute" data-step={step}>
              <svg className="first-minute-tile" viewBox="0 0 140 140" aria-hidden="true">
                <use href={`${drawings}#${step}`} />
              </svg>
              <p className="first-minute-at">
                <span className="num">{t(`${step}.at`)}</span> <small>{t("unit")}</small>
              </p>
              <h3>{t(`${step}.title`)}</h3>
              <p className="muted">{t(`${step}.body`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** In the order of the numbers on the drawing. */
const spots = ["entrance", "desk", "tags", "tea", "shelf", "tables", "restroom", "stairs"] as const;

export function Room() {
  const t = useTranslations("firstVisit.room");
  return (
    <section className="section wrap" aria-labelledby="room">
      <SectionHead id="room" title={t("heading")} face={3} note={t("note")} />
      <div className="first-room">
        <img src={room} alt={t("label")} width="900" height="560" loading="lazy" />
        <ol className="first-spots">
          {spots.map((spot, index) => (
            <li key={spot} className="first-spot">
              <span className="first-spot-number num" aria-hidden="true">
                {index + 1}
              </span>
              <b>{t(`${spot}.title`)}</b>
              <small>{t(`${spot}.body`)}</small>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const legs = ["exit", "corner", "door", "lost", "address"] as const;

export function Way() {
  const t = useTranslations("firstVisit.way");
  const { line: account } = useSite().house;
  const line = (text: ReactNode) => <Link to={account ? "/line" : "/contact"}>{text}</Link>;
  return (
    <section className="wrap first-way-section" aria-labelledby="way">
      <SectionHead id="way" title={t("heading")} face={4} />
      <div className="first-way">
        <AreaMap />
        <div className="first-way-text">
          <FactList
            facts={legs.map((leg) => ({
              term: t(`${leg}.title`),
              detail:
                leg === "lost"
                  ? t.rich(account ? "lost.body" : "lost.bodyByForm", { line })
                  : t(`${leg}.body`),
            }))}
          />
          <MapLink
            className="button button-line button-small"
            place={{ ...house, name: t("venue") }}
          >
            <ExternalLink />
            {t("openMap")}
          </MapLink>
        </div>
      </div>
    </section>
  );
}

const things = {
  needed: ["ticket", "fee", "socks"],
  needless: ["games", "rules", "company", "card"],
} as const;

export function Bring() {
  const t = useTranslations("firstVisit.bring");
  return (
    <section className="section first-band" aria-labelledby="bring">
      <div className="wrap">
        <SectionHead id="bring" title={t("heading")} face={5} />
        <div className="first-bring">
          {(["needed", "needless"] as const).map((list) => (
            <div key={list} className="panel">
              <h3>{t(list)}</h3>
              <ul className="first-things" data-list={list}>
                {things[list].map((thing) => (
                  <li key={thing} className="first-thing">
                    <b>{t(`${thing}.title`)}</b>
                    <small>{t(`${thing}.body`)}</small>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
