import { useTranslations } from "@takujo/i18n/react";
import { Children, type ReactNode } from "react";
import { AreaMap } from "../../shell/site/area-map.tsx";
import { useSite } from "../../shell/site/site.ts";
import { TextInLanguage, VenueAddress } from "../../shell/site/venue-facts.tsx";
import { VenueHours } from "../../shell/site/venue-hours.tsx";
import { ExternalLink } from "../../ui/generated/icons.ts";
import { Ground } from "../../ui/layout/ground.tsx";
import { FactList } from "../../ui/layout/panel.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { SectionNavigator } from "../../ui/navigation/section-navigator.tsx";
import { Kern } from "../../ui/text/kern.tsx";
import type { aboutView } from "./about.server.ts";
import drawing from "./table.svg";

type AboutLists = ReturnType<typeof aboutView>;

export function AboutView({ facts, promises, conditions }: AboutLists) {
  const t = useTranslations();
  const hasOrigin = t("about.origin.story") !== "" || facts.length > 0;
  const sections = [
    ...(hasOrigin ? (["origin"] as const) : []),
    ...(promises.length > 0 ? (["promise"] as const) : []),
    "access" as const,
  ];
  return (
    <main id="main">
      <AboutHero />
      {sections.length > 1 && (
        <div className="about-navigator">
          <div className="wrap">
            <SectionNavigator
              label={t("commons.navigator.label")}
              sections={sections.map((id) => ({ id, name: t(`about.sections.${id}`) }))}
            />
          </div>
        </div>
      )}
      {hasOrigin && <Origin facts={facts} />}
      {promises.length > 0 && <Promises promises={promises} />}
      <Access conditions={conditions} />
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

function Access({ conditions }: Pick<AboutLists, "conditions">) {
  const t = useTranslations("about.access");
  const { venue } = useSite();
  const { address, access, hours, closed, telephone, email, point } = venue;
  const facts: { term: string; detail: ReactNode }[] = [
    ...(address || access
      ? [
          {
            term: t("address"),
            detail: (
              <>
                {address && <VenueAddress venue={venue} />}
                {access && (
                  <small className="about-access-note">
                    <TextInLanguage {...access} />
                  </small>
                )}
              </>
            ),
          },
        ]
      : []),
    ...(hours.length > 0 ? [{ term: t("hours"), detail: <VenueHours venue={venue} /> }] : []),
    ...(closed.length > 0 ? [{ term: t("closed"), detail: closed.join(t("separator")) }] : []),
    ...(telephone
      ? [{ term: t("telephone"), detail: <a href={`tel:${telephone}`}>{telephone}</a> }]
      : []),
    ...(email ? [{ term: t("email"), detail: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...conditions.map(({ title, body }) => ({
      term: title.text,
      detail: body && <TextInLanguage {...body} />,
    })),
    { term: t("operator"), detail: t("operatorBody") },
  ];
  return (
    <section className="section wrap" id="access" aria-labelledby="access-title">
      <SectionHead id="access-title" title={t("heading")} face={6} />
      <div className="about-access">
        <AreaMap />
        <div className="about-access-text">
          <FactList facts={facts} />
          {point && (
            // A plain link, because the address redirects to a map on another site.
            <a className="button button-line button-small" href="/map">
              <ExternalLink />
              {t("openMap")}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

function Origin({ facts }: Pick<AboutLists, "facts">) {
  const t = useTranslations("about.origin");
  const paragraphs = t("story").split(/\n{2,}/);
  return (
    <section className="section wrap" id="origin" aria-labelledby="origin-title">
      <SectionHead id="origin-title" title={t("heading")} face={1} />
      <div className="prose">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      {facts.length > 0 && (
        <ul className="about-facts">
          {facts.map(({ lang, value, unit, body }) => (
            <li key={value + unit} className="about-fact">
              <span className="about-fact-value num" lang={lang}>
                {value}
                <span className="about-fact-unit">{unit}</span>
              </span>
              {body && (
                <span className="about-fact-note">
                  <TextInLanguage {...body} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Promises({ promises }: Pick<AboutLists, "promises">) {
  const t = useTranslations("about.promise");
  return (
    <section className="section about-promises" id="promise" aria-labelledby="promise-title">
      <div className="wrap">
        <SectionHead id="promise-title" title={t("heading")} face={3} />
        <ol className="about-promise-list">
          {promises.map(({ title, body }) => (
            <li key={title.text} className="about-promise">
              <h3 className="about-promise-title">
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
