import {
  grantReceptionHelp,
  listReceptionHelpers,
  revokeReceptionHelp,
} from "@takujo/contracts/generated/games/sdk.gen";
import { data, redirect } from "react-router";
import { unwrap } from "../../../../api/unwrap.ts";
import { problemOf } from "../../../../shell/form/refusal.server.ts";
import type { Visit } from "../../../../shell/visit.ts";

export interface HelperRefusal {
  /** Which message to show. */
  why: "unknown" | "failed";
  person: string;
}

export async function readReceptionHelpers({ games }: Visit, eventId: string) {
  return unwrap(await listReceptionHelpers({ client: games, path: { eventId } })).helpers;
}

interface Change {
  form: FormData;
  visit: Visit;
  eventId: string;
  /** The page that holds the panel. */
  page: string;
}

/** The panel's forms: adding and removing a helper. */
export async function changeReceptionHelpers({ form, visit, eventId, page }: Change) {
  const { games: client } = visit;
  const person = String(form.get("person") ?? "").trim();
  const isGrant = form.get("intent") === "grant-help";
  const { response, error } = isGrant
    ? await grantReceptionHelp({ client, path: { eventId }, body: { person } })
    : await revokeReceptionHelp({
        client,
        path: { eventId, userId: String(form.get("userId") ?? "") },
      });
  const isGone = problemOf(error) === "not-found";
  if (response?.ok || (isGone && !isGrant)) {
    return redirect(`${page}?done=${isGrant ? "granted" : "revoked"}`);
  }
  const why = isGone || problemOf(error) === "invalid-input" ? "unknown" : "failed";
  const refusal: HelperRefusal = { why, person };
  return data(refusal, { status: 422 });
}
