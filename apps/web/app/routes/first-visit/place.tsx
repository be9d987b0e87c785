import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MapLink } from "../../shell/map-link.tsx";
import { AreaMap } from "../../shell/site/area-map.tsx";
import { useSite } from "../../shell/site/site.ts";
import { TextInLanguage } from "../../shell/site/venue-facts.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { ExternalLink } from "../../ui/generated/icons.ts";
import { FactList } from "../../ui/layout/panel.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import type { siteRows } from "./first-visit.server.ts";
import drawings from "./minutes.svg";
import room from "./room.svg";

// The venue, directions and what to bring.

type Rows = ReturnType<typeof siteRows>;

export function FirstMinutes({ steps }: Pick<Rows, "steps">) {
  const t = useTranslations("firstVisit.minutes");
  return (
    <section className="section first-band" aria-labelledby="minutes">
      <div className="wrap">
        <SectionHead id="minutes" title={t("heading")} face={2} />
        <ol className="first-minutes">
          {steps.map(({ at, drawing, title, body }) => (
            <li key={title.text} className="first-minute" data-step={drawing}>
              {drawing && (
                <svg className="first-minute-tile" viewBox="0 0 140 140" aria-hidden="true">
                  <use href={`${drawings}#${drawing}`} />
                </svg>
              )}
              {at && (
                <p className="first-minute-at">
                  <span className="num">{at}</span> <small>{t("unit")}</small>
                </p>
              )}
              <h3>
                <TextInLanguage {...title} />
              </h3>
              {body && (
                <p className="muted">
                  <TextInLanguage {...body} />
                </p>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

export function Room({ spots, roomPlan }: Pick<Rows, "spots" | "roomPlan">) {
  const t = useTranslations("firstVisit.room");
  return (
    <section className="section wrap" aria-labelledby="room">
      <SectionHead id="room" title={t("heading")} face={3} note={t("note") || undefined} />
      <div className="first-room">
        {roomPlan && <img src={room} alt={t("label")} width="900" height="560" loading="lazy" />}
        <ol className="first-spots">
          {/* In the order of the numbers on the drawing. */}
          {spots.map(({ title, body }, index) => (
            <li key={title.text} className="first-spot">
              <span className="first-spot-number num" aria-hidden="true">
                {index + 1}
              </span>
              <b>
                <TextInLanguage {...title} />
              </b>
              {body && (
                <small>
                  <TextInLanguage {...body} />
                </small>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** Nothing until the venue's location is set. */
export function Way({ way }: Pick<Rows, "way">) {
  const t = useTranslations("firstVisit.way");
  const name = useTranslations("commons.site")("name");
  const { venue } = useSite();
  const { line: account, address, access, point } = venue;
  if (way.length === 0 && !address && !access && !point) return null;
  const line = (text: ReactNode) => <Link to={account ? "/line" : "/contact"}>{text}</Link>;
  return (
    <section className="wrap first-way-section" aria-labelledby="way">
      <SectionHead id="way" title={t("heading")} face={4} />
      <div className="first-way">
        <AreaMap />
        <div className="first-way-text">
          <FactList
            facts={[
              ...way.map(({ title, body }) => ({
                term: title.text,
                detail: body && <TextInLanguage {...body} />,
              })),
              ...(access && way.length === 0
                ? [{ term: t("access"), detail: <TextInLanguage {...access} /> }]
                : []),
              {
                term: t("lost.title"),
                detail: t.rich(account ? "lost.body" : "lost.bodyByForm", { line }),
              },
              ...(address ? [{ term: t("address"), detail: <TextInLanguage {...address} /> }] : []),
            ]}
          />
          {point && (
            <MapLink className="button button-line button-small" place={{ ...point, name }}>
              <ExternalLink />
              {t("openMap")}
            </MapLink>
          )}
        </div>
      </div>
    </section>
  );
}

type BringProps = Pick<Rows, "needed" | "needless"> & { gameCount: number };

export function Bring({ gameCount, ...rows }: BringProps) {
  const t = useTranslations("firstVisit.bring");
  return (
    <section className="section first-band" aria-labelledby="bring">
      <div className="wrap">
        <SectionHead
          id="bring"
          title={t("heading")}
          face={5}
          action={
            gameCount > 0 && <MoreLink to="/game">{t("shelf", { count: gameCount })}</MoreLink>
          }
        />
        <div className="first-bring">
          {(["needed", "needless"] as const).map((list) => (
            <div key={list} className="panel">
              <h3>{t(list)}</h3>
              <ul className="first-things" data-list={list}>
                {rows[list].map(({ title, body }) => (
                  <li key={title.text} className="first-thing">
                    <b>
                      <TextInLanguage {...title} />
                    </b>
                    {body && (
                      <small>
                        <TextInLanguage {...body} />
                      </small>
                    )}
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
