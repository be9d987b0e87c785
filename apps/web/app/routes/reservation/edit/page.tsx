import { coveredSeats, type SeatKinds } from "@takujo/contracts/booking/money/seat-price";
import { useState } from "react";
import { redirect, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import type { FormValues } from "../../../ui/form/form-result.ts";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { seatKindsIn } from "../../event/seat-kinds.ts";
import { detailPath, ownReservation } from "../own-reservation.server.ts";
import { useChoice } from "../picker/use-choice.ts";
import { ReservingSteps } from "../reserving-steps.tsx";
import type { Route } from "./+types/page.ts";
import { DetailsForm } from "./details-form.tsx";
import { DetailsSum } from "./details-sum.tsx";
import { type EditedReservation, editView, modeOf } from "./edit.server.ts";
import { HoldClock } from "./hold-clock.tsx";
import { receiveDetails } from "./receive.server.ts";
import "../picker/picker.css";
import "../reserving.css";
import "./edit.css";

export async function loader({ context, params }: Route.LoaderArgs) {
  const reservation = await ownReservation(context.get(visitContext), params);
  const mode = modeOf(reservation);
  if (!mode) throw redirect(detailPath(params.id));
  const { history: _, ...shown } = reservation;
  return {
    mode,
    reservation: shown,
    view: await editView(context, reservation, mode),
    idempotencyKey: crypto.randomUUID(),
  };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  receiveDetails(request, context.get(visitContext), params);

export function shouldRevalidate(change: ShouldRevalidateFunctionArgs): boolean {
  return change.actionResult?.isStale === true || refreshUnlessRefused(change);
}

export default function EditReservation({ loaderData }: Route.ComponentProps) {
  const { mode, reservation, view, idempotencyKey } = loaderData;
  const refusal = useActionData<typeof action>();
  const { event, bands } = view;
  const own = { sessionId: reservation.session.id, seats: reservation.seats };
  const choice = useChoice({
    slug: event.slug,
    bands,
    seats: view.seats,
    first: own.sessionId,
    firstSeats: own.seats,
    sent: refusal?.values,
    own,
  });
  const [seatKinds, setKinds] = useState(() => kindsAtFirst(reservation, refusal?.values));
  const [leaving, setLeaving] = useState<number[]>([]);
  const [passSeats, setPassSeats] = useState(() => coveredSeats(reservation.prices));
  const seats = bands.length > 0 ? choice.count : own.seats;
  return (
    <main id="main">
      {view.hold && <HoldClock hold={view.hold} reservation={reservation} />}
      <div className="wrap reserving">
        {mode === "hold" && <ReservingSteps current={1} />}
        <div className="reserving-columns">
          <DetailsForm
            mode={mode}
            reservation={reservation}
            view={view}
            refusal={refusal}
            idempotencyKey={idempotencyKey}
            choice={choice}
            seats={seats}
            seatKinds={seatKinds}
            onKind={(place, kind) => setKinds((before) => withKind(before, place, kind))}
            onLeaving={setLeaving}
            onPass={setPassSeats}
          />
          <DetailsSum
            reservation={reservation}
            view={view}
            choice={choice}
            seats={seats}
            seatKinds={seatKinds}
            leaving={leaving}
            passSeats={passSeats}
          />
        </div>
      </div>
    </main>
  );
}

/** As they were sent without scripts and refused, or as they are stored. */
const kindsAtFirst = ({ prices, seats }: EditedReservation, sent?: FormValues): SeatKinds =>
  sent ? seatKindsIn(sent, seats) : prices.map(({ kind }) => kind);

const withKind = (before: SeatKinds, place: number, kind: string): SeatKinds =>
  Array.from({ length: Math.max(before.length, place + 1) }, (_, at) =>
    at === place ? kind : (before[at] ?? ""),
  );
