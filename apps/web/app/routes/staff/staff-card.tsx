import type { StaffMember } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { LanguageTag, useTextLanguage } from "../../shell/text-language.tsx";
import { artUrl } from "../../ui/art-url.ts";
import { Globe } from "../../ui/generated/icons.ts";
import { Tag, TagList } from "../../ui/tag.tsx";
import { SocialLinks } from "./social-links.tsx";

export function StaffCard({ person }: { person: StaffMember }) {
  const t = useTranslations("staff");
  const languageOf = useTextLanguage();
  const lang = languageOf(person);
  return (
    <li className="staff-card" id={person.slug}>
      <img
        className="staff-portrait"
        src={artUrl.avatar(person.avatar)}
        alt=""
        width="132"
        height="132"
      />
      <div className="staff-name">
        <h2 lang={lang}>{person.name}</h2>
        {/* The reading helps only those who read the name in Japanese. */}
        {person.locale === "ja" && (
          <p className="staff-kana" lang={lang}>
            {person.kana}
          </p>
        )}
        <p className="staff-role" lang={lang}>
          {person.role}
        </p>
      </div>
      <div className="staff-about">
        <TagList>
          {person.teachesInEnglish && (
            <Tag tone="indigo" icon={<Globe />}>
              {t("teachesInEnglish")}
            </Tag>
          )}
          <LanguageTag text={person} />
          {person.games.length > 0 && (
            <ul className="staff-games" aria-label={t("games")}>
              {person.games.map((game) => (
                <li key={game.slug} lang={languageOf(game)}>
                  <Tag>{game.name}</Tag>
                </li>
              ))}
            </ul>
          )}
        </TagList>
        <p className="staff-bio" lang={lang}>
          {person.bio}
        </p>
        <SocialLinks person={person} />
      </div>
    </li>
  );
}
