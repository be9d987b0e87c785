import type { ArticleItem, ArticleSummary } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { coverImage } from "../../shell/cover-url.ts";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { ReadingCard } from "../../ui/event/event-card.tsx";
import { GameCards } from "../board-game/game-cards.tsx";
import { AuthorCard } from "./author-card.tsx";
import { CharacterRow } from "./character-row.tsx";

type AfterwardsProps = Pick<ArticleItem, "author" | "games" | "characters"> & {
  further: (ArticleSummary & { tone: string })[];
};

/** Who wrote it, what it was about and what to read next. */
export function Afterwards({ author, games, characters, further }: AfterwardsProps) {
  const t = useTranslations("article");
  const languageOf = useTextLanguage();
  return (
    <div className="article-afterwards">
      <div className="wrap">
        {author && <AuthorCard author={author} />}
        {games.length > 0 && (
          <section aria-labelledby="games">
            <h2 id="games">{t("games")}</h2>
            <GameCards games={games} />
          </section>
        )}
        {characters.length > 0 && (
          <section aria-labelledby="characters">
            <h2 id="characters">{t("characters")}</h2>
            <CharacterRow characters={characters} />
          </section>
        )}
        {further.length > 0 && (
          <section aria-labelledby="further">
            <h2 id="further">{t("further")}</h2>
            <div className="article-further">
              {further.map((other) => (
                <ReadingCard
                  key={other.slug}
                  to={`/article/${other.slug}`}
                  title={other.title}
                  cover={coverImage(other, { w: 800, h: 600 })}
                  tone={other.tone}
                  note={noteOf(other)}
                  lang={languageOf(other)}
                />
              ))}
            </div>
          </section>
        )}
      </div>
    </div>
  );

  function noteOf({ minutes: count, author }: ArticleSummary): string {
    const minutes = t("minutes", { count });
    return author ? t("pair", { first: minutes, second: author.name }) : minutes;
  }
}
