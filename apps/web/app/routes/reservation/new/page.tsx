import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import { useActionData } from "react-router";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { visitContext } from "../../../shell/visit.ts";
import { keepForm, refreshUnlessRefused } from "../../../ui/form/keep-form.ts";
import { readSeats, readSessions } from "../../event/server-sessions.ts";
import { ReservingSteps } from "../reserving-steps.tsx";
import type { Route } from "./+types/page.ts";
import { AwayNotice } from "./away-notice.tsx";
import { Chooser } from "./chooser.tsx";
import { OwnNotice } from "./own-notice.tsx";
import { awayOf, choiceBands, eventOfChoice, firstChoice } from "./server-choices.ts";
import { ownOf } from "./server-own.ts";
import { takeSeats } from "./server-take-seats.ts";
import "../reserving.css";
import "./new.css";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { platform: client, locale } = visit;
  const found = unwrapItem(
    await readEvent({ client, path: { slug }, query: { locale } }),
    url,
    (moved) => `/event/${moved}/reservation/new`,
  );
  const [sessions, seats, own] = await Promise.all([
    readSessions(context, slug),
    readSeats(context, [slug]),
    ownOf(visit, slug),
  ]);
  const bands = choiceBands(found, sessions, locale);
  const firstSeats = Math.max(1, Math.floor(Number(url.searchParams.get("seats"))) || 1);
  return {
    event: eventOfChoice(found, locale),
    bands,
    seats: seats?.[slug],
    away: awayOf(found, sessions, seats?.[slug], locale),
    own,
    first: firstChoice(bands, seats?.[slug], {
      session: url.searchParams.get("session"),
      seats: firstSeats,
    }),
    firstSeats,
    idempotencyKey: crypto.randomUUID(),
  };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  takeSeats(request, context.get(visitContext), params.slug);

export const clientAction = keepForm;
export const shouldRevalidate = refreshUnlessRefused;

export default function NewReservation({ loaderData }: Route.ComponentProps) {
  const { event, away, own } = loaderData;
  const refusal = useActionData<typeof action>();
  return (
    <main id="main" className="wrap reserving">
      {away ? (
        <AwayNotice away={away} event={event} />
      ) : (
        <>
          <ReservingSteps current={0} />
          <OwnNotice own={own} slug={event.slug} />
          <Chooser {...loaderData} refusal={refusal} />
        </>
      )}
    </main>
  );
}
