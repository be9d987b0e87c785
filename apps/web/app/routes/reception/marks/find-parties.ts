import type { PartyView } from "./apply-marks.ts";

const katakana = /[\u30a1-\u30f6]/g;
const between = /[\s\-‐-―・･ー－]/g;

/** Ignores width, case, kana and separators. */
const fold = (text: string) =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(katakana, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x60))
    .replace(between, "");

/** By name, reading, nickname, code, or the end of the telephone number. */
export function findParties<Party extends PartyView>(parties: Party[], typed: string): Party[] {
  const wanted = fold(typed);
  if (wanted === "") return parties;
  return parties.filter((party) => {
    const called = party.guests.map(({ nickname }) => nickname);
    const texts = [party.name, party.kana, party.nickname, party.code, ...called];
    return party.phoneEnd === wanted || texts.some((text) => fold(text).includes(wanted));
  });
}

/** Parties with an unresolved mark that contradicts another, or that found no seat. */
export const openConflicts = (parties: PartyView[]): PartyView[] =>
  parties.filter(({ marks }) => marks.some(({ conflict, isSeen }) => conflict && !isSeen));
