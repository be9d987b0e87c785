import { reservationRules } from "@takujo/contracts/games/reservation-rules";
import { readParty } from "@takujo/contracts/generated/games/sdk.gen";
import { venueDay } from "@takujo/i18n/format-date";
import * as z from "zod/mini";
import { unwrap } from "../../../api/unwrap.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { PartyView } from "./party-view.ts";
import { isCode } from "./ticket-code.ts";

/** For how long somebody who was let in is greeted rather than taken for a second one. */
const justNowMs = 10 * 60_000;
/** A code with whatever stands between its signs. */
const longestTyped = 40;
const spoken = z.string().check(z.maxLength(longestTyped), ...reservationRules.code);

/** The code in what somebody typed; undefined where it cannot be one. */
export function typedCode(text: string): string | undefined {
  const { data: code = "" } = spoken.safeParse(text);
  return isCode(code) ? code : undefined;
}

/** The party as the door shows it; null where nobody has this code. */
export async function findParty(
  { games, locale }: Visit,
  asked: URLSearchParams,
  now = new Date(),
): Promise<PartyView | null> {
  const code = typedCode(asked.get("code") ?? "");
  if (!code) return null;
  const result = await readParty({ client: games, path: { code }, query: { locale } });
  if (result.response?.status === 404) return null;
  const party = unwrap(result);
  const last = party.arrivals.at(-1);
  const isJustNow =
    last !== undefined &&
    asked.get("in") === String(last.seats) &&
    now.getTime() - Date.parse(last.at) < justNowMs;
  return {
    ...party,
    rest: ["confirmed", "attended"].includes(party.state) ? party.seats - party.arrived : 0,
    inJustNow: isJustNow ? last.seats : 0,
    isRefused: asked.has("refused"),
    isOtherDay: venueDay(party.session.startsAt) !== venueDay(now),
  };
}
