import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";

/**
 * Saving an event or following what is there, and its calendar file. As HTML, because a browser needs no script for a form and a
 * link. The words are ours and the slug has a fixed shape, so there is nothing to escape.
 */
export function keepHtml(slug: string, locale: Locale): string {
  const t = createTranslator({ locale, messages: messagesOf(locale, ["notification"]) });
  const follow = canonicalPath(`/user/follow/event/${slug}`, locale);
  const calendar = canonicalPath(`/event/${slug}/calendar.ics`, locale);
  const look = "button button-line button-small";
  return `<form class="share-row" method="post" action="${follow}"><button class="${look}">${t("notification.button.keep")}</button> <a class="${look}" href="${calendar}">${t("notification.button.calendar")}</a></form>`;
}
