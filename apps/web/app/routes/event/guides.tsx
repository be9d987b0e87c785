import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { artUrl } from "../../ui/art-url.ts";
import { Tag, TagList } from "../../ui/tag.tsx";
import { Block } from "./event-block.tsx";
import type { ItemView } from "./server-item.ts";

export function Guides({ view }: { view: ItemView }) {
  const t = useTranslations("event");
  const languageOf = useTextLanguage();
  return (
    <Block id="guides">
      <ul className="event-guides">
        {view.people.map((person) => (
          <li key={person.slug} className="event-guide">
            <img src={artUrl.avatar(person.avatar)} alt="" width="84" height="84" loading="lazy" />
            <div lang={languageOf(person)}>
              <h3>{person.name}</h3>
              <p className="meta">{person.role}</p>
              <p className="muted">{person.bio}</p>
              <TagList>
                {person.slug === view.hostSlug && <Tag>{t("host")}</Tag>}
                {person.teachesInEnglish && <Tag tone="blue">{t("teachesInEnglish")}</Tag>}
              </TagList>
            </div>
          </li>
        ))}
      </ul>
    </Block>
  );
}
