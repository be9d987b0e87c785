import { useTranslations } from "@takujo/i18n/react";
import type { PartyView } from "../marks/apply-marks.ts";

/** The name of a party, or a substitute. */
export function usePartyName(): (party: Pick<PartyView, "name" | "nickname">) => string {
  const t = useTranslations("reception.party");
  return ({ name, nickname }) => name || nickname || t("unnamed");
}

/** The name of each person of a party for the table, and whether they want English. */
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
