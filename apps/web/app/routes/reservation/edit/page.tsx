import { countKinds, coveredSeats } from "@takujo/contracts/booking/seat-price";
import { useState } from "react";
import { redirect, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import {
  refreshUnlessRefused,
  surviveLostConnection,
} from "../../../ui/form/survive-lost-connection.ts";
import { detailPath, ownReservation } from "../own-reservation.server.ts";
import { useChoice } from "../picker/use-choice.ts";
import { ReservingSteps } from "../reserving-steps.tsx";
import type { Route } from "./+types/page.ts";
import { DetailsForm } from "./details-form.tsx";
import { DetailsSum } from "./details-sum.tsx";
import { editView, modeOf } from "./edit.server.ts";
import { HoldClock } from "./hold-clock.tsx";
import { receiveDetails } from "./receive.server.ts";
import "../picker/picker.css";
import "../reserving.css";
import "./edit.css";

export { record as handle } from "./record.ts";

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

export const clientAction = surviveLostConnection;

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
  const [kinds, setKinds] = useState(() => countKinds(reservation.prices));
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
            onKind={(key, count) => setKinds((before) => ({ ...before, [key]: count }))}
            onPass={setPassSeats}
          />
          <DetailsSum
            reservation={reservation}
            view={view}
            choice={choice}
            seats={seats}
            kinds={kinds}
            passSeats={passSeats}
          />
        </div>
      </div>
    </main>
  );
}
