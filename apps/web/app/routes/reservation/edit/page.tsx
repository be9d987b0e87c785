import { useState } from "react";
import { redirect, type ShouldRevalidateFunctionArgs, useActionData } from "react-router";
import { visitContext } from "../../../shell/visit.ts";
import {
  refreshUnlessRefused,
  surviveLostConnection,
} from "../../../ui/form/survive-lost-connection.ts";
import { detailPath, ownReservation } from "../own-reservation.server.ts";
import { ReservingSteps } from "../reserving-steps.tsx";
import type { Route } from "./+types/page.ts";
import { DetailsForm } from "./details-form.tsx";
import { DetailsSum } from "./details-sum.tsx";
import { editView, modeOf } from "./edit.server.ts";
import { HoldClock } from "./hold-clock.tsx";
import { receiveDetails } from "./receive.server.ts";
import type { SeatsChoice } from "./seats-fields.tsx";
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
  const [choice, setChoice] = useState<SeatsChoice>({
    sessionId: String(refusal?.values["session"] ?? reservation.session.id),
    seats: Math.floor(Number(refusal?.values["seats"])) || reservation.seats,
  });
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
            onChoice={setChoice}
          />
          <DetailsSum reservation={reservation} view={view} choice={choice} />
        </div>
      </div>
    </main>
  );
}
