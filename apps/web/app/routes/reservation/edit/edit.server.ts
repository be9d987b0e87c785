import { listAddresses } from "@takujo/contracts/generated/games/sdk.gen";
import type { Reservation } from "@takujo/contracts/generated/games/types.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import { clock } from "@takujo/i18n/format-date";
import type { RouterContextProvider } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { withLabelKind } from "../../../shell/address/label.server.ts";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { readSeats, readSessions } from "../../event/sessions.server.ts";
import { momentOf } from "../moment.server.ts";
import { choiceBands, eventOfChoice } from "../picker/choices.server.ts";

export type EditMode = "hold" | "change";

export type EditedReservation = Omit<Reservation, "history">;

/** Null if nothing can be entered or changed any more. */
export function modeOf({ state, may }: Reservation): EditMode | null {
  if (state === "held" || state === "expired") return may.confirm ? "hold" : null;
  return state === "confirmed" && may.changeDetails ? "change" : null;
}

export async function editView(
  context: Readonly<RouterContextProvider>,
  reservation: Reservation,
  mode: EditMode,
) {
  const visit = context.get(visitContext);
  const { platform: client, locale } = visit;
  const { session, event, expiresAt } = reservation;
  const path = { slug: event.slug };
  const canMove = mode === "change" && reservation.may.changeSeats;
  const [found, sessions, visitor, addresses, seats] = await Promise.all([
    readEvent({ client, path, query: { locale } }).then(unwrap),
    readSessions(context, event.slug),
    visit.visitor(),
    event.ships ? ownAddresses(visit) : [],
    canMove ? readSeats(context, [event.slug]) : undefined,
  ]);
  const bands = choiceBands(found, sessions, locale);
  const options = bands.flatMap(({ time, sessions }) => sessions.map((own) => ({ ...own, time })));
  const own = options.find(({ id }) => id === session.id);
  const isDeadlineOver = Date.parse(session.changeDeadline) <= Date.now();
  return {
    event: { ...eventOfChoice(found, locale), ships: event.ships },
    cancellationHtml: found.cancellationHtml,
    textLocale: found.locale,
    email: visitor.user?.email ?? "",
    addresses,
    session: { title: own?.title ?? session.name, time: own?.time ?? "" },
    /** The tables to move to, while that is possible. */
    bands: canMove ? bands : [],
    seats: seats?.[event.slug],
    deadline: isDeadlineOver ? null : momentOf(session.changeDeadline, locale),
    hold: mode === "hold" ? holdOf(expiresAt) : null,
  };
}

export type EditView = Awaited<ReturnType<typeof editView>>;

/** In seconds rather than as a time, because the browser's clock may be wrong. */
function holdOf(expiresAt: string | null) {
  const until = expiresAt ? Date.parse(expiresAt) : 0;
  return {
    secondsLeft: Math.max(0, Math.ceil((until - Date.now()) / 1_000)),
    until: clock(new Date(until)),
  };
}

async function ownAddresses({ games: client, locale }: Visit) {
  const { addresses } = unwrap(await listAddresses({ client }));
  return addresses.map((address) => {
    const { id, label, prefecture, city, street, building } = withLabelKind(address, locale);
    return { id, label, line: [prefecture, city, street, building].filter(Boolean).join(" ") };
  });
}
