import type { FaqEntry } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useHasGuides, useSite } from "../../shell/site/site.ts";
import { num } from "../../shell/text/num.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { ButtonLink } from "../../ui/action/button.tsx";
import { MoreLink } from "../../ui/action/more-link.tsx";
import { Tag } from "../../ui/action/tag.tsx";
import { Accordion } from "../../ui/data/accordion.tsx";
import { ChevronRight, Clock, MessageSquare } from "../../ui/generated/icons.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { Ground } from "../../ui/layout/ground.tsx";
import { SectionHead } from "../../ui/layout/section-head.tsx";
import { Html } from "../../ui/text/html.tsx";
import { listUrl } from "../event/list/list-url.ts";
import type { siteRows } from "./first-visit.server.ts";
import { Bring, FirstMinutes, Room, Way } from "./place.tsx";
import type { priceView } from "./prices.server.ts";

type FirstVisitViewProps = {
  prices: ReturnType<typeof priceView>;
  beginnerCount: number;
  questions: FaqEntry[];
  gameCount: number;
  rows: ReturnType<typeof siteRows>;
};

export function FirstVisitView(props: FirstVisitViewProps) {
  const { prices, beginnerCount, questions, gameCount, rows } = props;
  return (
    <main id="main">
      <Hero />
      <FactStrip fee={prices.from} />
      <Cost prices={prices} />
      <FirstMinutes {...rows} />
      {rows.spots.length > 0 && <Room {...rows} />}
      <Way {...rows} />
      <Bring {...rows} gameCount={gameCount} />
      {questions.length > 0 && <Questions entries={questions} />}
      <Call count={beginnerCount} />
    </main>
  );
}

const br = () => <br />;

function Hero() {
  const t = useTranslations("firstVisit.hero");
  return (
    <section className="first-hero cloth">
      <Ground pattern="seigaiha" size={72} />
      <div className="wrap first-hero-inner">
        <svg className="first-hero-scene" viewBox="0 0 660 500" aria-hidden="true">
          <use href={`${artUrl.scene("house")}#art`} />
        </svg>
        <h1 className="first-hero-title">{t.rich("heading", { br })}</h1>
        <p className="first-hero-lead">{t.rich("lead", { br })}</p>
      </div>
    </section>
  );
}

function FactStrip({ fee }: { fee: string | null }) {
  const t = useTranslations("firstVisit.facts");
  return (
    <div className="first-facts">
      <ul className="wrap first-facts-list">
        {fee && <li>{t.rich("fee", { fee, num })}</li>}
        {t("feeNote") && <li>{t("feeNote")}</li>}
        <li>{t.rich("pay", { num })}</li>
        <li>{t("cancel")}</li>
      </ul>
    </div>
  );
}

function Questions({ entries }: { entries: FaqEntry[] }) {
  const t = useTranslations("firstVisit.questions");
  const languageOf = useTextLanguage();
  return (
    <section className="section wrap" aria-labelledby="questions">
      <SectionHead
        id="questions"
        title={t("heading")}
        face={6}
        action={<MoreLink to="/faq">{t("all")}</MoreLink>}
      />
      <div className="first-questions">
        <div className="stack">
          {entries.map((entry, index) => (
            <Accordion
              key={entry.slug}
              letter="Q"
              open={index === 0}
              summary={
                <>
                  <span lang={languageOf(entry)}>{entry.question}</span>{" "}
                  <LanguageTag text={entry} />
                </>
              }
            >
              <Html className="prose" lang={languageOf(entry)} html={entry.answerHtml} />
            </Accordion>
          ))}
        </div>
        {useHasGuides() && (
          <img src={artUrl.mascot("kikko")} alt="" width="320" height="360" loading="lazy" />
        )}
      </div>
    </section>
  );
}

function Call({ count }: { count: number }) {
  const t = useTranslations("firstVisit.call");
  const { line } = useSite().venue;
  return (
    <section className="wrap first-call-section">
      <div className="first-call cloth">
        <Ground pattern="asanoha" size={64} />
        <div className="first-call-text">
          {count > 0 && (
            <p>
              <Tag tone="gold">{t.rich("count", { count, num })}</Tag>
            </p>
          )}
          <h2>{t.rich("heading", { br })}</h2>
          <p>
            {t("lead")} {t(line ? "askByLine" : "askByForm")}
          </p>
          <div className="cluster">
            <ButtonLink
              to={listUrl({ tags: ["beginner"] })}
              variant="gold"
              size="large"
              trailingIcon={<ChevronRight />}
            >
              {t("events")}
            </ButtonLink>
            <ButtonLink
              to={line ? "/line" : "/contact"}
              variant="ghost-cloth"
              size="large"
              icon={<MessageSquare />}
            >
              {t(line ? "line" : "form")}
            </ButtonLink>
          </div>
        </div>
        {useHasGuides() && (
          <img src={artUrl.mascot("koma")} alt="" width="320" height="360" loading="lazy" />
        )}
      </div>
    </section>
  );
}

function Cost({ prices }: { prices: ReturnType<typeof priceView> }) {
  const t = useTranslations("firstVisit.cost");
  const { kinds, hasFree } = prices;
  return (
    <section className="section wrap" aria-labelledby="cost">
      <SectionHead id="cost" title={t("heading")} face={1} note={t("note")} />
      {kinds.length > 0 ? (
        <ul className="first-prices">
          {kinds.map(({ kind, fees, hours }) => (
            <li key={kind} className="first-price" data-kind={kind}>
              <h3>{t(`${kind}.title`)}</h3>
              <p className="first-price-sum num">{fees}</p>
              <p className="muted">{t(`${kind}.body`)}</p>
              <Tag icon={<Clock />}>{hours}</Tag>
            </li>
          ))}
        </ul>
      ) : (
        <p>{t("unknown")}</p>
      )}
      <div className="first-pay">
        <h3 className="first-pay-title">{t("payHeading")}</h3>
        <p className="first-pay-way">{t("payBy")}</p>
      </div>
      <p className="muted">{t("payNote")}</p>
      {hasFree && <p className="muted">{t("free")}</p>}
    </section>
  );
}
