import { readReception } from "@takujo/contracts/generated/games/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useHref } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button } from "../../../ui/action/button.tsx";
import { Printer } from "../../../ui/generated/icons.ts";
import type { Route } from "./+types/page.ts";
import { nameTags } from "./name-tags.server.ts";
import "./name-tags.css";

export { record as handle } from "./record.ts";

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
