import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useTextLanguage } from "../../shell/text/text-language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Cover } from "../../ui/layout/cover.tsx";
import type { GameView, SpineView } from "./game-view.server.ts";
import type { FreeBoxes } from "./use-free-boxes.ts";
import "./shelf-board.css";

type StandingGame = (GameView | SpineView) & { isPlayedSoon?: boolean };

type ShelvedGame<Game> = { game: Game; isFree: boolean };

/** Boxes side by side on wood, as spines or from their front. */
export function ShelfRow({ games, free }: { games: StandingGame[]; free?: FreeBoxes | undefined }) {
  return (
    <ul className="shelf-row">
      {games.map((game) => {
        const isFree = (free?.[game.slug]?.free ?? 0) > 0;
        return (
          <li key={game.slug}>
            {"spine" in game ? (
              <Spine game={game} isFree={isFree} />
            ) : (
              <Front game={game} isFree={isFree} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Spine({ game, isFree }: ShelvedGame<SpineView>) {
  const t = useTranslations("gameShelf");
  const { slug, name, locale, players, spine } = game;
  return (
    <Link
      className={classNames("spine", spine.hasPlate && "spine-plate")}
      to={`/game/${slug}`}
      style={{
        "--spine-width": `${spine.width}px`,
        "--spine-height": `${spine.height}px`,
        "--tone": spine.ground,
        "--spine-edge": spine.edge,
        "--spine-ink": spine.ink,
        "--spine-pattern": `url("${spine.pattern}")`,
      }}
    >
      <span className="spine-name" lang={useTextLanguage()({ locale })}>
        {name}
      </span>
      <span className="spine-players num">{players}</span>
      {isFree && (
        <span className="spine-free">
          <span className="visually-hidden">{t("freeShort")}</span>
        </span>
      )}
    </Link>
  );
}

function Front({ game, isFree }: ShelvedGame<GameView & { isPlayedSoon?: boolean }>) {
  const t = useTranslations("gameShelf");
  return (
    <Link className="box-front" to={`/game/${game.slug}`} style={{ "--tone": game.tone }}>
      <Cover image={game.cover} width="176" height="158" loading="lazy" decoding="async" />
      <span className="box-front-label">
        <b lang={useTextLanguage()(game)}>{game.name}</b>
        <small>{game.facts}</small>
        {isFree && <small className="box-front-free">{t("freeShort")}</small>}
        {game.isPlayedSoon && <small className="box-front-soon">{t("playedSoon")}</small>}
      </span>
    </Link>
  );
}

const weights = [1, 2, 3, 4, 5];

export function WeightMarks({ weight }: { weight: number }) {
  const t = useTranslations("gameShelf");
  return (
    <span className="box-spec-weight" role="img" aria-label={t("weightSpoken", { weight })}>
      {weights.map((step) => (
        <i key={step} data-on={step <= weight ? "" : undefined} />
      ))}
    </span>
  );
}
