import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Tag, TagList } from "../../../ui/action/tag.tsx";
import { Timeline } from "../../../ui/data/timeline.tsx";
import { artUrl } from "../../../ui/icon/art-url.ts";
import { SectionNavigator } from "../../../ui/navigation/section-navigator.tsx";
import { SeatLegend } from "../../../ui/seat/seat-legend.tsx";
import { Directions } from "./directions.tsx";
import { Block, HtmlBlock, Prose } from "./event-block.tsx";
import type { ItemView } from "./item.server.ts";

type BlocksProps = {
  view: ItemView;
  /** What happens to people who do not come. */
  noShowRule?: string | undefined;
};

const isShown = ({ view, noShowRule }: BlocksProps) => ({
  flow: view.flow.length > 0,
  about: view.bodyHtml !== "",
  guides: view.people.length > 0,
  games: view.games.length > 0,
  texts: view.sections.length > 0,
  way: true,
  cancel: Boolean(view.cancellationHtml || noShowRule),
});

type NavigatorProps = BlocksProps & {
  /** The heading of the first section; null if there is none. */
  tables: "tables" | "tablesOnly" | null;
};

export function EventNavigator({ tables, ...blocks }: NavigatorProps) {
  const t = useTranslations();
  const shown = isShown(blocks);
  const ids = (Object.keys(shown) as (keyof typeof shown)[]).filter((id) => shown[id]);
  return (
    <SectionNavigator
      label={t("commons.navigator.label")}
      sections={[
        ...(tables ? [{ id: "tables", name: t(`event.sections.${tables}`) }] : []),
        ...ids.flatMap((id): { id: string; name: string }[] =>
          id === "texts" ? blocks.view.sections : [{ id, name: t(`event.sections.${id}`) }],
        ),
      ]}
    />
  );
}

/** A legend of the rings and discs around the tables. */
export function SeatKinds() {
  const t = useTranslations("event");
  return (
    <SeatLegend
      seats={[
        { state: "free", name: t("freeSeat") },
        { state: "taken", name: t("takenSeat") },
      ]}
    />
  );
}

export function EventBlocks({ view, noShowRule }: BlocksProps) {
  const lang = useTextLanguage()(view);
  const locale = useLocale();
  const shown = isShown({ view, noShowRule });
  return (
    <>
      {shown.flow && (
        <Block id="flow" lang={lang}>
          <Timeline steps={view.flow.map(({ time, text }) => ({ time, what: text }))} />
        </Block>
      )}
      {shown.about && <HtmlBlock id="about" lang={lang} html={view.bodyHtml} />}
      {shown.guides && <Guides view={view} />}
      {shown.games && <Games games={view.games} />}
      {view.sections.map((section) => (
        <HtmlBlock key={section.id} lang={lang} {...section} />
      ))}
      <Directions venue={view.venue} />
      {shown.cancel && (
        <Block id="cancel" lang={lang}>
          {view.cancellationHtml && <Prose html={view.cancellationHtml} />}
          {noShowRule && (
            <p className="event-rule" lang={locale}>
              {noShowRule}
            </p>
          )}
        </Block>
      )}
    </>
  );
}

function Games({ games }: Pick<ItemView, "games">) {
  const t = useTranslations("event");
  const languageOf = useTextLanguage();
  return (
    <Block id="games">
      <ul className="event-games">
        {games.map((game) => (
          <li key={game.slug} className="event-game">
            <h3 lang={languageOf(game)}>
              <Link to={`/game/${game.slug}`}>{game.name}</Link>
            </h3>
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

function Guides({ view }: { view: ItemView }) {
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
