import { cancelReservation, holdSeats, joinQueue } from "@takujo/contracts/generated/games/sdk.gen";
import { submissionField } from "@takujo/contracts/submission";
import { redirect } from "react-router";
import { submissionKey } from "../../../shell/form/idempotency-key.server.ts";
import { refuse } from "../../../shell/form/parse-form.ts";
import { readForm } from "../../../shell/form/read-form.server.ts";
import { formValues } from "../../../shell/form/read-form.ts";
import type { Visit } from "../../../shell/visit.ts";
import type { FormValues } from "../../../ui/form/form-result.ts";
import { seatKindsIn } from "../../event/seat-kinds.ts";
import { detailPath, pathOf } from "../own-reservation.server.ts";
import { refusalOf, reservingWords } from "../refusal.server.ts";

/** No reservation can have more seats. */
const maxOfAny = 100;

/** Holds the chosen seats, or joins the waitlist for them. */
export async function takeSeats(request: Request, visit: Visit, slug: string) {
  const values = formValues(await readForm(request));
  if (values["intent"] === "release") return releaseHold(visit, slug, textOf(values, "id"));
  const { locale, games: client } = visit;
  const sessionId = textOf(values, "session");
  const seats = Math.floor(Number(textOf(values, "seats")));
  if (sessionId === "" || !(seats >= 1)) {
    const choose = reservingWords(locale)("reserving.refusal.choose");
    return refuse({ ok: false, values, errors: {}, formErrors: [choose] });
  }
  const isWait = values["intent"] === "wait";
  const kinds = seatKindsIn(values, Math.min(seats, maxOfAny));
  const body = {
    ...{ sessionId, seats },
    ...(isWait ? minSeatsOf(values, seats) : kinds.some(Boolean) && { kinds }),
  };
  const headers = { "idempotency-key": submissionKey(textOf(values, submissionField), body) };
  const { data, error } = await (isWait ? joinQueue : holdSeats)({ client, body, headers });
  if (data && isWait) return redirect(`${detailPath(data.id)}?done=waiting`);
  if (data) return redirect(pathOf({ slug, id: data.id }, "edit"));
  return refuse(await refusalOf(error, visit, values, "full"));
}

/** All together, unless fewer seats are acceptable. */
function minSeatsOf(values: FormValues, seats: number): { minSeats?: number } {
  const min = Math.floor(Number(textOf(values, "minSeats")));
  const isUsed = values["together"] === "fewer" && min >= 1 && min < seats;
  return isUsed ? { minSeats: min } : {};
}

async function releaseHold(visit: Visit, slug: string, id: string) {
  const { error, response } = await cancelReservation({ client: visit.games, path: { id } });
  if (response?.ok) return redirect(`/event/${slug}/reservation/new`);
  return refuse(await refusalOf(error, visit, {}, "full"));
}

function textOf(values: FormValues, name: string): string {
  const value = values[name];
  return typeof value === "string" ? value : "";
}
