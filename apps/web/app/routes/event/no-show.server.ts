import { readNoShowRule, readOwnNoShows } from "@takujo/contracts/generated/games/sdk.gen";
import type { OwnNoShows } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { formatMonthDay } from "@takujo/i18n/format-date";
import { createTranslator } from "@takujo/i18n/react";
import { messagesOf } from "../../shell/messages/messages.server.ts";
import type { Visit } from "../../shell/visit.ts";

const noShowWords = (locale: Locale) =>
  createTranslator({ locale, messages: messagesOf(locale, ["noShow"]) });

/** Empty while it is off. A page does without it rather than fail. */
export async function noShowRule({ games: client, locale }: Visit): Promise<string> {
  const { data } = await readNoShowRule({ client });
  return data?.rule ? ruleText(data.rule, locale) : "";
}

export const ruleText = (rule: NonNullable<OwnNoShows["rule"]>, locale: Locale): string =>
  noShowWords(locale)("noShow.rule", rule);

/** Why a reservation was refused by the rule, until when it holds, and how to ask. */
export async function noShowRefusalText({ games: client, locale }: Visit): Promise<string> {
  const t = noShowWords(locale);
  const { data } = await readOwnNoShows({ client, query: { locale } });
  // The limit may have ended since.
  if (!data?.limit) return t("noShow.refusedShortly");
  const { mostComing, freeFrom } = data.limit;
  const day = formatMonthDay(freeFrom, locale);
  return t("noShow.refused", { counted: data.counted, mostComing, day });
}
