import type { BoardGame } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { GameCard, GameCardList } from "../../ui/data/game-card.tsx";
import { boxLook } from "./box-look.ts";

/** Pages that use it need the message set `boardGame`. */
export function GameCards({ games }: { games: BoardGame[] }) {
  const t = useTranslations("boardGame");
  const languageOf = useTextLanguage();
  return (
    <GameCardList>
      {games.map((game) => {
        const { slug, name, minPlayers: min, maxPlayers: max, minutes, weight } = game;
        const players =
          min === max ? t("playersExactly", { count: min }) : t("players", { min, max });
        return (
          <GameCard
            key={slug}
            to={`/game/${slug}`}
            name={name}
            lang={languageOf(game)}
            facts={t("facts", { players, minutes, weight })}
            {...boxLook(slug)}
          />
        );
      })}
    </GameCardList>
  );
}
