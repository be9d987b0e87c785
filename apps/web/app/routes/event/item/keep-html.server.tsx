import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { renderToStaticMarkup } from "react-dom/server";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";

/** Saving an event or following what is there, and its calendar file. As HTML: forms and links need no script. */
export function keepHtml(slug: string, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["notification"]) });
  const look = "button button-line button-small";
  return renderToStaticMarkup(
    <form
      className="share-row"
      method="post"
      action={canonicalPath(`/user/follow/event/${slug}`, locale)}
      data-follow={`event/${slug}`}
    >
      <button type="submit" className={look}>
        {t("notification.button.keep")}
      </button>
      <a className={look} href={canonicalPath(`/event/${slug}/calendar.ics`, locale)}>
        {t("notification.button.calendar")}
      </a>
    </form>,
  );
}
