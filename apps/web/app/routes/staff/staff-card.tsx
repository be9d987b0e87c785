import type { StaffMember } from "@takujo/contracts/generated/platform/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { FollowLink } from "../../shell/follow-link.tsx";
import { LanguageTag, useTextLanguage } from "../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../ui/action/tag.tsx";
import { ExternalLink, Globe } from "../../ui/generated/icons.ts";
import { artUrl } from "../../ui/icon/art-url.ts";
import { socialUrl } from "./social-url.ts";

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
        {/* The reading is only of use with the Japanese name. */}
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
        <FollowLink kind="guide" slug={person.slug} label={t("followOf", { name: person.name })}>
          {t("follow")}
        </FollowLink>
      </div>
    </li>
  );
}

const networks = ["x", "instagram", "youtube", "facebook", "line"] as const;

function SocialLinks({ person }: { person: StaffMember }) {
  const t = useTranslations("staff");
  const links = networks.flatMap((network) => {
    const id = person.social[network];
    return id ? [{ network, url: socialUrl[network](id) }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="staff-social">
      {links.map(({ network, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener"
            aria-label={t("social", { name: person.name, network: t(`network.${network}`) })}
          >
            {t(`network.${network}`)}
            <ExternalLink />
          </a>
        </li>
      ))}
    </ul>
  );
}
