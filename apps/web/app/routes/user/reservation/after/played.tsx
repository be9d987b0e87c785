import { type Liking, likingNames, likings } from "@takujo/contracts/library/after-game-rules";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { Form } from "../../../../shell/form/plain-form.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { Button } from "../../../../ui/action/button.tsx";
import { MoreLink } from "../../../../ui/action/more-link.tsx";
import { DieFace } from "../../../../ui/data/die-face.tsx";
import { TextInput } from "../../../../ui/field/input.tsx";
import { Plus, Search } from "../../../../ui/generated/icons.ts";
import { Cover } from "../../../../ui/layout/cover.tsx";
import { SectionHead } from "../../../../ui/layout/section-head.tsx";
import type { AfterPage } from "./after.server.ts";

type PlayedProps = Pick<AfterPage, "visit" | "search">;

/** Games played, and others to add. */
export function Played({ visit, search }: PlayedProps) {
  const t = useTranslations("afterGame.played");
  const languageOf = useTextLanguage();
  return (
    <section id="played" aria-labelledby="played-title">
      <SectionHead
        id="played-title"
        face={1}
        title={t("title")}
        note={t("note")}
        action={<MoreLink to="/user/play">{t("log")}</MoreLink>}
      />
      <ul className="after-games">
        {visit.games.map((game) => (
          <GameCard key={game.slug} game={game} isOpen={visit.isOpen} />
        ))}
      </ul>
      {visit.isOpen && (
        <Form method="get" className="after-search" role="search" preventScrollReset>
          <TextInput
            id="more"
            name="q"
            type="search"
            label={t("more")}
            defaultValue={search.words}
            maxLength={60}
          />
          <Button type="submit" variant="line" icon={<Search />}>
            {t("search")}
          </Button>
        </Form>
      )}
      {visit.isOpen && search.words !== "" && (
        <div className="after-found" role="status">
          {search.found.length === 0 ? (
            <p>{t("nothing", { words: search.words })}</p>
          ) : (
            <ul>
              {search.found.map((game) => (
                <li key={game.slug}>
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="game" value={game.slug} />
                    <Button
                      type="submit"
                      name="intent"
                      value="play"
                      variant="line"
                      size="small"
                      icon={<Plus />}
                    >
                      <span lang={languageOf(game)}>{game.name}</span>
                    </Button>
                  </Form>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

type GameCardProps = { game: AfterPage["visit"]["games"][number]; isOpen: boolean };

function GameCard({ game, isOpen }: GameCardProps) {
  const t = useTranslations("afterGame.played");
  const lang = useTextLanguage()(game);
  const { slug, name, minPlayers, maxPlayers, minutes, isPlayed, liking } = game;
  const nameId = `game-${slug}`;
  return (
    <li className="after-game" data-played={isPlayed || undefined} style={{ "--tone": game.tone }}>
      <Cover image={game.cover} width="160" height="160" loading="lazy" decoding="async" />
      <div className="after-game-body">
        <h3 id={nameId} lang={lang}>
          <Link to={`/game/${slug}`}>{name}</Link>
        </h3>
        <p className="meta">{t("facts", { min: minPlayers, max: maxPlayers, minutes })}</p>
        {isOpen ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="game" value={slug} />
            {isPlayed ? (
              <>
                <input type="hidden" name="intent" value="play" />
                <Faces liking={liking} nameId={nameId} />
              </>
            ) : (
              <Button type="submit" name="intent" value="play" variant="line" size="small">
                {t("mark")}
                <span className="visually-hidden">: {name}</span>
              </Button>
            )}
          </Form>
        ) : (
          isPlayed && <p>{liking ? t(`liking.${likingNames[liking]}`) : t("marked")}</p>
        )}
        {isOpen && isPlayed && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="game" value={slug} />
            <button type="submit" name="intent" value="take-back" className="after-take-back">
              {t("takeBack")}
              <span className="visually-hidden">: {name}</span>
            </button>
          </Form>
        )}
      </div>
    </li>
  );
}

/** Pressing the chosen face takes it back. */
function Faces({ liking, nameId }: { liking: Liking | null; nameId: string }) {
  const t = useTranslations("afterGame.played");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame.
    <div className="after-faces" role="group" aria-labelledby={nameId}>
      {likings.map((face) => (
        <button
          key={face}
          type="submit"
          name="liking"
          value={face === liking ? "" : face}
          aria-pressed={face === liking}
          aria-label={t(`liking.${likingNames[face]}`)}
          title={t(`liking.${likingNames[face]}`)}
        >
          <DieFace value={face} />
        </button>
      ))}
      <span aria-hidden="true">{liking ? t(`liking.${likingNames[liking]}`) : t("how")}</span>
    </div>
  );
}
