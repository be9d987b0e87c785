import type {
  ArticleAuthorCard,
  ArticleCharacter,
  ArticleItem,
  ArticleSummary,
} from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { coverImage } from "../../../shell/cover/cover-url.ts";
import { LanguageTag, useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { ReadingCard } from "../../../ui/event/event-card.tsx";
import { Globe } from "../../../ui/generated/icons.ts";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { GameCards } from "../../board-game/game-cards.tsx";

type NextStepsProps = Pick<ArticleItem, "author" | "games" | "characters"> & {
  further: (ArticleSummary & { tone: string })[];
};

/** The author, what the article is about, and what to read next. */
export function NextSteps({ author, games, characters, further }: NextStepsProps) {
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

function AuthorCard({ author }: { author: ArticleAuthorCard }) {
  const t = useTranslations("article");
  const lang = useTextLanguage()(author);
  return (
    <section className="author-card" aria-labelledby="author">
      <img
        src={artUrl.avatar(author.avatar)}
        alt=""
        width="112"
        height="112"
        loading="lazy"
        decoding="async"
      />
      <div>
        <p className="meta">{t("author")}</p>
        <h2 className="author-card-name" id="author" lang={lang}>
          {author.name}
        </h2>
        <TagList>
          {author.teachesInEnglish && (
            <Tag tone="blue" icon={<Globe />}>
              {t("teachesInEnglish")}
            </Tag>
          )}
          <LanguageTag text={author} />
        </TagList>
      </div>
      <p className="author-card-bio">
        <span lang={lang}>{author.bio}</span>{" "}
        <Link to={`/staff#${author.slug}`}>{t("profile")}</Link>
      </p>
    </section>
  );
}

type Artwork = Parameters<typeof artUrl.mascot>[0];

function CharacterRow({ characters }: { characters: ArticleCharacter[] }) {
  const languageOf = useTextLanguage();
  return (
    <ul className="character-row">
      {characters.map((character) => (
        <li key={character.slug}>
          <Link className="character-row-link" to={`/character/${character.slug}`}>
            <span className="character-row-scene" style={{ "--tone": character.color }}>
              <img
                src={artUrl.mascot(character.artwork as Artwork)}
                alt=""
                width="320"
                height="360"
                loading="lazy"
                decoding="async"
              />
            </span>
            <span lang={languageOf(character)}>
              <b className="character-row-name">{character.name}</b>
              <small>{character.summary}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
