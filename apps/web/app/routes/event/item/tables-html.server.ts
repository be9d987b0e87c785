import type { EventGames } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../../shell/messages/messages.server.ts";
import { canonicalPath } from "../../../shell/routing/locale-path.ts";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/**
 * Games that guests bring or want, and the way to propose a table. As HTML, because a browser needs no script for links. Names of
 * games are the only words that are not ours.
 */
export function tablesHtml(
  slug: string,
  { isOpen, takesTables, games }: EventGames,
  locale: Locale,
): string {
  if (!isOpen) return "";
  const t = createTranslator({ locale, messages: messagesOf(locale, ["proposedTable"]) });
  const path = canonicalPath(`/event/${slug}/table`, locale);
  const items = games.map(({ slug: game, name, locale: language, ...counts }) => {
    const facts = (["brings", "teaches", "wants"] as const)
      .filter((fact) => counts[fact] > 0)
      .map((fact) => t(`proposedTable.section.${fact}`, { count: counts[fact] }));
    const link = canonicalPath(`/game/${game}`, locale);
    return `<li><a href="${link}" lang="${language}">${escaped(name)}</a> <span class="meta">${facts.join(" / ")}</span></li>`;
  });
  const list = items.length > 0 ? `<ul>${items.join("")}</ul>` : "";
  const lead = t(`proposedTable.section.${items.length > 0 ? "lead" : "empty"}`);
  const look = "button button-line button-small";
  const actions = [
    `<a class="${look}" href="${path}">${t("proposedTable.section.say")}</a>`,
    takesTables &&
      `<a class="${look}" href="${path}#propose">${t("proposedTable.section.propose")}</a>`,
  ];
  return `<section class="event-block" id="guests"><h2 class="event-block-title">${t("proposedTable.section.heading")}</h2><p>${lead}</p>${list}<p>${actions.filter(Boolean).join(" ")}</p></section>`;
}
