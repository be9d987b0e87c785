import type { ReceptionMark } from "@takujo/contracts/booking/door/reception";
import {
  readLending,
  readReception,
  sendLoanMarks,
  sendReceptionMarks,
} from "@takujo/contracts/generated/games/sdk.gen";
import type { LendingList, ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import type { LoanMark } from "@takujo/contracts/library/game-loan";
import type { Locale } from "@takujo/contracts/locale";
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from "react";
import { AuthError } from "../../../api/auth/auth-call.ts";
import { gamesClient, renewToken } from "../../../shell/session/browser-games.ts";
import type { Answers, AnyMark } from "../marks/send-marks.ts";
import { createReception, type Reception, ReceptionClosed } from "./create-reception.ts";
import { receptionStore } from "./reception-store.ts";

interface Answer<Data> {
  data?: Data | undefined;
  response?: Response;
}

/** 401 and 403 end access; any other failure means that the network is unavailable. */
function answered<Data>({ data, response }: Answer<Data>): Data {
  if (data !== undefined) return data;
  const { status = 0 } = response ?? {};
  if (status === 401) throw new ReceptionClosed("signedOut");
  if (status === 403 || status === 404) throw new ReceptionClosed("forbidden");
  throw new Error(`No answer: ${status}`);
}

/** A page opened offline has no token; requesting one first avoids a refusal. */
async function withToken<Result>(call: () => Promise<Result>): Promise<Result> {
  await renewToken().catch((error: unknown) => {
    if (error instanceof AuthError && error.status === 401) throw new ReceptionClosed("signedOut");
    throw error;
  });
  return call();
}

/** The reception of an event on this device: from storage, and from the server once there is a network. */
export const useReception = (eventId: string, locale: Locale) =>
  useOffline<ReceptionList, ReceptionMark>(eventId, locale, {
    read: () =>
      withToken(() => readReception({ client: gamesClient, path: { eventId }, query: { locale } })),
    post: (marks) =>
      withToken(() =>
        sendReceptionMarks({ client: gamesClient, path: { eventId }, body: { marks } }),
      ),
  });

/** The boxes that are lent at an event, on the same terms. */
export const useLoans = (eventId: string, locale: Locale) =>
  useOffline<LendingList, LoanMark>(`lending ${eventId}`, locale, {
    read: () =>
      withToken(() => readLending({ client: gamesClient, path: { eventId }, query: { locale } })),
    post: (marks) =>
      withToken(() => sendLoanMarks({ client: gamesClient, path: { eventId }, body: { marks } })),
  });

interface Calls<List, Mark> {
  read: () => Promise<Answer<List>>;
  post: (marks: Mark[]) => Promise<Answer<Answers>>;
}

/** `calls` may be a new object at every rendering: only a change of the other two opens another list. */
function useOffline<List extends { forgetAt: string }, Mark extends AnyMark>(
  key: string,
  locale: Locale,
  calls: Calls<List, Mark>,
) {
  const [reception, setReception] = useState<Reception<List, Mark>>();
  const open = useEffectEvent(() =>
    createReception<List, Mark>({
      device: receptionStore(key),
      read: async () => answered(await calls.read()),
      post: async (marks) => answered(await calls.post(marks)),
      channel: new BroadcastChannel(`reception ${key}`),
    }),
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are in the language of the page.
  useEffect(() => {
    const made = open();
    setReception(made);
    return made.start();
  }, [key, locale]);
  const empty = useMemo(() => ({ subscribe: () => () => {}, get: () => undefined }), []);
  const { subscribe, get } = reception ?? empty;
  const state = useSyncExternalStore(subscribe, get, () => undefined);
  return { reception, state };
}
