import type { ArticleAuthorCard } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { artUrl } from "../../ui/art-url.ts";
import { Globe } from "../../ui/generated/icons.ts";
import { Tag, TagList } from "../../ui/tag.tsx";

export function AuthorCard({ author }: { author: ArticleAuthorCard }) {
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
