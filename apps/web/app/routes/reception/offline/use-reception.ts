import type { ReceptionMark } from "@takujo/contracts/booking/reception";
import { readReception, sendReceptionMarks } from "@takujo/contracts/generated/games/sdk.gen";
import type { ReceptionList } from "@takujo/contracts/generated/games/types.gen";
import type { Locale } from "@takujo/contracts/locale";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { AuthError } from "../../../api/auth/auth-call.ts";
import { gamesClient, renewToken } from "../../../shell/session/browser-games.ts";
import { createReception, type Reception, ReceptionClosed } from "./create-reception.ts";
import { receptionStore } from "./reception-store.ts";

/** 401 and 403 end access; any other failure means that the network is unavailable. */
function answered<Data>({
  data,
  response,
}: {
  data?: Data | undefined;
  response?: Response;
}): Data {
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
export function useReception(eventId: string, locale: Locale) {
  const [reception, setReception] = useState<Reception>();
  useEffect(() => {
    const path = { eventId };
    const made = createReception({
      device: receptionStore(eventId),
      read: async (): Promise<ReceptionList> =>
        answered(
          await withToken(() => readReception({ client: gamesClient, path, query: { locale } })),
        ),
      post: async (marks: ReceptionMark[]) =>
        answered(
          await withToken(() => sendReceptionMarks({ client: gamesClient, path, body: { marks } })),
        ),
      channel: new BroadcastChannel(`reception ${eventId}`),
    });
    setReception(made);
    return made.start();
  }, [eventId, locale]);
  const empty = useMemo(() => ({ subscribe: () => () => {}, get: () => undefined }), []);
  const { subscribe, get } = reception ?? empty;
  const state = useSyncExternalStore(subscribe, get, () => undefined);
  return { reception, state };
}
