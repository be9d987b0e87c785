import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Html } from "./event-block.tsx";
import { EventHero } from "./event-hero.tsx";
import type { ItemView } from "./item.server.ts";

export function EventTop({ view }: { view: ItemView }) {
  return (
    <>
      <EventHero event={view} />
      <EventBanner event={view} />
    </>
  );
}

/** Says that the event is cancelled or changed, and what was planned before. */
function EventBanner({ event }: { event: ItemView }) {
  const t = useTranslations("event");
  const lang = useTextLanguage()(event);
  const { state, noticeHtml, previous } = event;
  if (state === "published") return null;
  return (
    <div className="wrap event-banner">
      <Callout tone={state === "cancelled" ? "danger" : "warning"} title={t(`${state}Title`)}>
        {previous && (
          <p>
            {t("formerly")} <s>{previous}</s>
          </p>
        )}
        {noticeHtml && (
          <div lang={lang}>
            <Html html={noticeHtml} />
          </div>
        )}
      </Callout>
    </div>
  );
}
