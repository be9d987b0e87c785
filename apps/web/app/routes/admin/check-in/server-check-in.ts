import { checkInParty } from "@takujo/contracts/generated/games/sdk.gen";
import { data, redirect } from "react-router";
import * as z from "zod/mini";
import { keyOfSending } from "../../../shell/form/server-idempotency-key.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormRefusal } from "../../../ui/form/form-result.ts";
import { problemOf, refusalSentence } from "../../user/server-refusal.ts";
import { partyPath } from "./party-view.ts";

const schema = z.object({
  code: z.string().check(z.maxLength(40)),
  seats: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)),
  nonce: z.uuid(),
});

/** The buttons of a party. What is refused for how the party is now leads to the party, which says why. */
export async function receiveCheckIn(request: Request, { games, locale }: Visit) {
  const parsed = schema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) throw data(null, { status: 400 });
  const body = parsed.data;
  const { error, response } = await checkInParty({
    client: games,
    body,
    headers: { "idempotency-key": keyOfSending(body.nonce, body) },
  });
  if (response?.ok) return redirect(partyPath(body.code, { in: String(body.seats) }));
  const problem = problemOf(error);
  if (problem === "already-arrived") return redirect(partyPath(body.code, { refused: "" }));
  if (problem === "not-now" || problem === "not-found") return redirect(partyPath(body.code));
  const refusal: FormRefusal = {
    ok: false,
    values: {},
    errors: {},
    formErrors: [refusalSentence(error, locale)],
  };
  return data(refusal, { status: 422 });
}
