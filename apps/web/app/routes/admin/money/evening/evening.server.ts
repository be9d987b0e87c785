import { correctionKinds } from "@takujo/contracts/booking/money/money-form";
import { readMoneyEvening } from "@takujo/contracts/generated/games/sdk.gen";
import { isUuid } from "@takujo/contracts/is-uuid";
import { data } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import type { Visit } from "../../../../shell/visit.ts";

const questions = [...correctionKinds, "reopen"] as const;

export async function readEvening(visit: Visit, eventId: string, asked: string | null) {
  if (!isUuid(eventId)) throw data(null, { status: 404 });
  const evening = unwrap(
    await readMoneyEvening({
      client: visit.games,
      path: { eventId },
      query: { locale: visit.locale },
    }),
  );
  const question = questions.find((name) => name === asked) ?? null;
  const fits = evening.closing ? question === "reopen" : question !== "reopen";
  return { evening, question: fits ? question : null, nonce: crypto.randomUUID() };
}

export type Evening = Awaited<ReturnType<typeof readEvening>>["evening"];
