import type { EventGames } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";

const interests = ["brings", "teaches", "wants"] as const;

/** Games that guests bring or want, and the way to propose a table. As HTML: links need no script. */
export function tablesHtml(
  slug: string,
  { isOpen, takesTables, games }: EventGames,
  locale: Locale,
): string {
  if (!isOpen) return "";
  const t = createTranslator({ locale, messages: messagesOf(locale, ["proposedTable"]) });
  const path = canonicalPath(`/event/${slug}/table`, locale);
  const look = "button button-line button-small";
  const factsOf = (game: EventGames["games"][number]) =>
    interests
      .filter((interest) => game[interest] > 0)
      .map((interest) => t(`proposedTable.section.${interest}`, { count: game[interest] }))
      .join(" / ");
  return renderToStaticMarkup(
    <section className="event-block" id="guests">
      <h2 className="event-block-title">{t("proposedTable.section.heading")}</h2>
      <p>{t(`proposedTable.section.${games.length > 0 ? "lead" : "empty"}`)}</p>
      {games.length > 0 && (
        <ul>
          {games.map((game) => (
            <li key={game.slug}>
              <a href={canonicalPath(`/game/${game.slug}`, locale)} lang={game.locale}>
                {game.name}
              </a>{" "}
              <span className="meta">{factsOf(game)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <a className={look} href={path}>
          {t("proposedTable.section.say")}
        </a>{" "}
        {takesTables && (
          <a className={look} href={`${path}#propose`}>
            {t("proposedTable.section.propose")}
          </a>
        )}
      </p>
    </section>,
  );
}
