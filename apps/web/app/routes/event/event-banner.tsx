import { useTranslations } from "@takujo/i18n/react";
import { useTextLanguage } from "../../shell/text-language.tsx";
import { Callout } from "../../ui/callout.tsx";
import { Html } from "./event-block.tsx";
import type { ItemView } from "./server-item.ts";

/** Says so where the event is cancelled or has changed, and what it was before. */
export function EventBanner({ event }: { event: ItemView }) {
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
