import { useTranslations } from "@takujo/i18n/react";
import { MapLink } from "../../../shell/map-link.tsx";
import { AreaMap } from "../../../shell/site/area-map.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { ExternalLink } from "../../../ui/generated/icons.ts";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Block, Prose } from "./event-block.tsx";
import type { ItemView } from "./item.server.ts";

export function Directions({ venue }: Pick<ItemView, "venue">) {
  const t = useTranslations("event");
  return (
    <Block id="way" lang={useTextLanguage()(venue)}>
      <h3 className="event-venue">{venue.name}</h3>
      <Prose html={venue.accessHtml} />
      <FactList
        facts={[
          { term: t("address"), detail: venue.address },
          { term: t("floor"), detail: venue.floor },
          ...(venue.stepFree ? [{ term: t("stepFree"), detail: t("stepFreeYes") }] : []),
        ]}
      />
      {venue.isSiteVenue && <AreaMap />}
      <MapLink className="button button-line button-small" place={venue}>
        <ExternalLink />
        {t("openMap")}
      </MapLink>
    </Block>
  );
}
