import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { SeatLegend } from "../../ui/seat/seat-legend.tsx";
import { SectionNavigator } from "../../ui/section-navigator.tsx";
import { Timeline } from "../../ui/timeline.tsx";
import { Block, HtmlBlock } from "./event-block.tsx";
import { Games } from "./games.tsx";
import { Guides } from "./guides.tsx";
import type { ItemView } from "./server-item.ts";
import { Way } from "./way.tsx";

type BlocksProps = { view: ItemView };

const isShown = (view: ItemView) => ({
  flow: view.flow.length > 0,
  about: view.bodyHtml !== "",
  guides: view.people.length > 0,
  games: view.games.length > 0,
  bring: view.bringHtml !== "",
  way: true,
  cancel: view.cancellationHtml !== "",
});

type NavigatorProps = BlocksProps & {
  /** The name of the first section; null where there is none. */
  tables: "tables" | "tablesOnly" | null;
};

export function EventNavigator({ view, tables }: NavigatorProps) {
  const t = useTranslations();
  const shown = isShown(view);
  const ids = (Object.keys(shown) as (keyof typeof shown)[]).filter((id) => shown[id]);
  return (
    <SectionNavigator
      label={t("commons.navigator.label")}
      sections={[
        ...(tables ? [{ id: "tables", name: t(`event.sections.${tables}`) }] : []),
        ...ids.map((id) => ({ id, name: t(`event.sections.${id}`) })),
      ]}
    />
  );
}

/** What the rings and discs around the tables mean. */
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

export function EventBlocks({ view }: BlocksProps) {
  const lang = useTextLanguage()(view);
  const shown = isShown(view);
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
      {shown.bring && <HtmlBlock id="bring" lang={lang} html={view.bringHtml} />}
      <Way venue={view.venue} />
      {shown.cancel && <HtmlBlock id="cancel" lang={lang} html={view.cancellationHtml} />}
    </>
  );
}
