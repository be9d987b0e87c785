import { spokenCode } from "@takujo/contracts/games/reservation-form";
import { clock, formatFullDay } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text-language.tsx";
import { useLocale } from "../../../shell/use-locale.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { ArrowRight } from "../../../ui/generated/icons.ts";
import { Tag } from "../../../ui/tag.tsx";
import { MarkForm } from "./mark-form.tsx";
import { PartyFacts } from "./party-facts.tsx";
import { PartySeats } from "./party-seats.tsx";
import { useMoment } from "./party-status.tsx";
import { checkInPath, type PartyView } from "./party-view.ts";

type PartyCardProps = { party: PartyView; nonce: string; refusal: FormRefusal | undefined };

export function PartyCard({ party, nonce, refusal }: PartyCardProps) {
  const t = useTranslations("checkIn");
  const { rest, arrivals } = party;
  return (
    <section className="admin-box party" aria-labelledby="party-name">
      <Head party={party} />
      <PartySeats party={party} />
      <People party={party} />
      <PartyFacts party={party} />
      {rest > 0 && <MarkForm party={party} nonce={nonce} refusal={refusal} />}
      {arrivals.length > 0 && <Arrivals arrivals={arrivals} />}
      <ButtonLink
        to={checkInPath}
        variant={rest > 0 ? "line" : "primary"}
        size={rest > 0 ? "medium" : "large"}
        wide
        trailingIcon={<ArrowRight />}
      >
        {t("next")}
      </ButtonLink>
    </section>
  );
}

function Head({ party }: { party: PartyView }) {
  const { name, kana, code, event, session } = party;
  const t = useTranslations("checkIn.party");
  const locale = useLocale();
  const languageOf = useTextLanguage();
  const when = t("when", {
    day: formatFullDay(session.startsAt, locale),
    from: clock(session.startsAt),
    until: clock(session.endsAt),
  });
  return (
    <div className="party-head">
      <div>
        <h2 id="party-name" tabIndex={-1}>
          {name || party.nickname || t("unnamed")}
          {kana && <span className="party-kana">{kana}</span>}
        </h2>
        <p>
          <b className="num">{spokenCode(code)}</b>
          {session.letter && <b>{t("table", { letter: session.letter })}</b>}
          <span>{session.name}</span>
        </p>
        <p className="admin-note">
          <span lang={languageOf(event)}>{event.title}</span>
          <span className="party-line">{when}</span>
        </p>
      </div>
      {session.letter && (
        <span className="party-letter" aria-hidden="true">
          {session.letter}
        </span>
      )}
    </div>
  );
}

function People({ party: { nickname, guests } }: { party: PartyView }) {
  const t = useTranslations("checkIn.party");
  const people = [{ nickname, language: "" }, ...guests].map((person, place) => ({
    ...person,
    place,
  }));
  return (
    <ul className="party-people" aria-label={t("people")}>
      {people.map(({ nickname: called, language, place }) => (
        <li key={place}>
          <span>{called || t("unnamed")}</span>
          {place === 0 && <Tag>{t("representative")}</Tag>}
          {language === "en" && <Tag tone="blue">{t("english")}</Tag>}
        </li>
      ))}
    </ul>
  );
}

function Arrivals({ arrivals }: Pick<PartyView, "arrivals">) {
  const t = useTranslations("checkIn.party");
  const momentOf = useMoment();
  return (
    <div className="party-arrivals">
      <h3>{t("arrivals")}</h3>
      <ol>
        {arrivals.map(({ at, seats, by }) => (
          <li key={at}>
            <time className="num" dateTime={at}>
              {momentOf(at)}
            </time>
            <span>{t("arrival", { count: seats })}</span>
            <small>{by || t("somebody")}</small>
          </li>
        ))}
      </ol>
    </div>
  );
}
