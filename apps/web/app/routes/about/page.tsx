import { useTranslations } from "@takujo/i18n/react";
import { Children, type ReactNode } from "react";
import { AreaMap } from "../../shell/site/area-map.tsx";
import { HouseAddress, HouseWords } from "../../shell/site/house-facts.tsx";
import { HouseHours } from "../../shell/site/house-hours.tsx";
import { useSite } from "../../shell/site/site.ts";
import { ExternalLink } from "../../ui/generated/icons.ts";
import { Ground } from "../../ui/layout/ground.tsx";
import { FactList } from "../../ui/layout/panel.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { SectionNavigator } from "../../ui/navigation/section-navigator.tsx";
import { Kern } from "../../ui/text/kern.tsx";
import drawing from "./table.svg";
import "./about.css";

export { record as handle } from "./record.ts";

const sections = ["origin", "promise", "access"] as const;

export default function About() {
  const t = useTranslations();
  return (
    <main id="main">
      <AboutHero />
      <div className="about-navigator">
        <div className="wrap">
          <SectionNavigator
            label={t("commons.navigator.label")}
            sections={sections.map((id) => ({ id, name: t(`about.sections.${id}`) }))}
          />
        </div>
      </div>
      <Origin />
      <Promises />
      <Access />
    </main>
  );
}

const br = () => <br />;

function AboutHero() {
  const t = useTranslations("about.hero");
  return (
    <section className="about-hero cloth">
      <Ground pattern="shippo" size={96} />
      <div className="wrap about-hero-inner">
        <div>
          <h1>{kernLines(t.rich("heading", { br }))}</h1>
          <p className="lead about-hero-lead">{t("lead")}</p>
        </div>
        <img className="about-table" src={drawing} alt="" width="420" height="420" />
      </div>
    </section>
  );
}

/** Kerns the texts between the line breaks one by one. */
function kernLines(heading: ReactNode): ReactNode {
  return Children.map(heading, (part) => (typeof part === "string" ? <Kern>{part}</Kern> : part));
}

function Access() {
  const t = useTranslations("about.access");
  const { house } = useSite();
  const { address, access, hours, closed, telephone, email } = house;
  const facts: { term: string; detail: ReactNode }[] = [
    ...(address || access
      ? [
          {
            term: t("address"),
            detail: (
              <>
                {address && <HouseAddress house={house} />}
                {access && (
                  <small className="about-access-note">
                    <HouseWords {...access} />
                  </small>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(hours.length > 0 ? [{ term: t("hours"), detail: <HouseHours house={house} /> }] : []),
    ...(closed.length > 0 ? [{ term: t("closed"), detail: closed.join(t("separator")) }] : []),
    ...(telephone
      ? [{ term: t("telephone"), detail: <a href={`tel:${telephone}`}>{telephone}</a> }]
      : []),
    ...(email ? [{ term: t("email"), detail: <a href={`mailto:${email}`}>{email}</a> }] : []),
    {
      term: t("steps"),
      detail: (
        <>
          {t("stepsBody")}
          <small className="about-access-note">{t("stepsNote")}</small>
        </>
      ),
    },
    { term: t("bicycles"), detail: t("bicyclesBody") },
    { term: t("operator"), detail: t("operatorBody") },
  ];
  return (
    <section className="section wrap" id="access" aria-labelledby="access-title">
      <SectionHead id="access-title" title={t("heading")} face={6} />
      <div className="about-access">
        <AreaMap />
        <div className="about-access-text">
          <FactList facts={facts} />
          {/* A plain link, because the address redirects to a map on another site. */}
          <a className="button button-line button-small" href="/map">
            <ExternalLink />
            {t("openMap")}
          </a>
        </div>
      </div>
    </section>
  );
}

const facts = ["tables", "boxes", "alone", "guides"] as const;

function Origin() {
  const t = useTranslations("about");
  return (
    <section className="section wrap" id="origin" aria-labelledby="origin-title">
      <SectionHead id="origin-title" title={t("origin.heading")} face={1} />
      <div className="prose">
        <p>{t("origin.mark")}</p>
        <p>{t("origin.story")}</p>
      </div>
      <ul className="about-facts">
        {facts.map((fact) => (
          <li key={fact} className="about-fact">
            <span className="about-fact-value num">
              {t(`facts.${fact}.value`)}
              <span className="about-fact-unit">{t(`facts.${fact}.unit`)}</span>
            </span>
            <span className="about-fact-note">{t(`facts.${fact}.note`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const promises = ["patience", "company", "privacy"] as const;

function Promises() {
  const t = useTranslations("about.promise");
  return (
    <section className="section about-promises" id="promise" aria-labelledby="promise-title">
      <div className="wrap">
        <SectionHead id="promise-title" title={t("heading")} face={3} />
        <ol className="about-promise-list">
          {promises.map((promise) => (
            <li key={promise} className="about-promise">
              <h3 className="about-promise-title">{t(`${promise}.title`)}</h3>
              <p className="muted">{t(`${promise}.body`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
