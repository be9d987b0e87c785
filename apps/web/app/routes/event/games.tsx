import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { num } from "../../shell/num.tsx";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { Block } from "./event-block.tsx";
import type { ItemView } from "./server-item.ts";

export function Games({ games }: Pick<ItemView, "games">) {
  const t = useTranslations("event");
  const languageOf = useTextLanguage();
  return (
    <Block id="games">
      <ul className="event-games">
        {games.map((game) => (
          <li key={game.slug} className="event-game">
            <h3 lang={languageOf(game)}>{game.name}</h3>
            <p className="event-game-box">
              {t.rich("box", {
                players: game.players,
                minutes: String(game.minutes),
                age: String(game.age),
                num,
              })}
            </p>
            <p className="muted" lang={languageOf(game)}>
              {game.summary}
            </p>
            <Link to={`/event?game=${game.slug}`}>{t("eventsWith")}</Link>
          </li>
        ))}
      </ul>
    </Block>
  );
}
