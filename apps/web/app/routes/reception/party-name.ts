import { useTranslations } from "@takujo/i18n/react";
import type { PartyView } from "./marks/apply-marks.ts";

/** A party by its name, or what stands for one. */
export function usePartyName(): (party: Pick<PartyView, "name" | "nickname">) => string {
  const t = useTranslations("reception.party");
  return ({ name, nickname }) => name || nickname || t("unnamed");
}

/** What each person of a party is called at the table, and whether they want English. */
export function usePeople(): (party: PartyView) => { name: string; isEnglish: boolean }[] {
  const t = useTranslations("reception.party");
  return ({ nickname, name, guests, seats }) =>
    Array.from({ length: seats }, (_, place) => {
      if (place === 0) return { name: nickname || name || t("unnamed"), isEnglish: false };
      const guest = guests[place - 1];
      return {
        name: guest?.nickname || t("guest", { number: place + 1 }),
        isEnglish: guest?.language === "en",
      };
    });
}
