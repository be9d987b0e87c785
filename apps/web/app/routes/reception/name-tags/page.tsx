import { readReception } from "@takujo/contracts/generated/games/sdk.gen";
import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Printer } from "../../../ui/generated/icons.ts";
import type { Route } from "./+types/page.ts";
import "./name-tags.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { games, locale } = context.get(visitContext);
  const path = { eventId: params.eventId };
  const list = unwrap(await readReception({ client: games, path, query: { locale } }));
  return { event: list.event, tags: nameTags(list) };
}

/** A4 sheets, two tags wide and five high. */
export default function NameTags({ loaderData: { event, tags } }: Route.ComponentProps) {
  const t = useTranslations("reception.tags");
  const languageOf = useTextLanguage();
  const back = useHref(`/reception/${event.id}`);
  return (
    <main id="main" className="name-tags" tabIndex={-1}>
      <header className="name-tags-head">
        <h1>{t("heading")}</h1>
        <p lang={languageOf(event)}>{event.title}</p>
        <p>{tags.length > 0 ? t("lead", { count: tags.length }) : t("none")}</p>
        <p>
          <Button icon={<Printer />} onClick={() => window.print()}>
            {t("print")}
          </Button>
          <a className="button button-line" href={back}>
            {t("back")}
          </a>
        </p>
      </header>
      <ul>
        {tags.map(({ key, name, letter, isEnglish, isLong }) => (
          <li key={key} className="paper-tag" data-long={isLong || undefined}>
            <small lang={languageOf(event)}>{event.title}</small>
            <b>{name}</b>
            {letter && <span className="paper-tag-letter">{letter}</span>}
            {isEnglish && <span className="paper-tag-language">{t("english")}</span>}
          </li>
        ))}
      </ul>
    </main>
  );
}

/** In half-width characters; longer names are set smaller. */
const longName = 12;
const widthOf = (text: string) =>
  [...text].reduce((sum, sign) => sum + (sign.charCodeAt(0) < 0x100 ? 1 : 2), 0);

/** One for each seat, grouped by table. Without a nickname the name is left blank, to be filled in by hand. */
function nameTags({ parties, sessions }: ReceptionList) {
  const places = new Map(sessions.map(({ id, letter }, place) => [id, { letter, place }]));
  return parties
    .filter(({ state }) => state === "confirmed" || state === "attended")
    .toSorted(
      (one, other) =>
        (places.get(one.sessionId)?.place ?? 0) - (places.get(other.sessionId)?.place ?? 0),
    )
    .flatMap(({ reservationId, sessionId, seats, nickname, guests }) =>
      Array.from({ length: seats }, (_, place) => {
        const guest = place === 0 ? undefined : guests[place - 1];
        const name = place === 0 ? nickname : (guest?.nickname ?? "");
        return {
          key: `${reservationId} ${place}`,
          name,
          letter: places.get(sessionId)?.letter ?? null,
          isEnglish: guest?.language === "en",
          isLong: widthOf(name) > longName,
        };
      }),
    );
}
