import { readOwnNoShows } from "@takujo/contracts/generated/games/sdk.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import { useTranslations } from "@takujo/i18n/react";
import { useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { visitContext } from "../../../shell/visit.ts";
import { ButtonLink } from "../../../ui/action/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { readSeats, readSessions } from "../../event/sessions.server.ts";
import { seatKindsOf } from "../kinds.ts";
import { LimitNotice } from "../no-show/limit-notice.tsx";
import { ruleText } from "../no-show/no-show.server.ts";
import {
  choiceBands,
  type EventOfChoice,
  eventOfChoice,
  firstChoice,
  reasonUnavailable,
  type UnavailableReason,
} from "../picker/choices.server.ts";
import { ReservingSteps } from "../reserving-steps.tsx";
import type { Route } from "./+types/page.ts";
import { Chooser } from "./chooser.tsx";
import { OwnNotice } from "./own-notice.tsx";
import { ownOf } from "./own-reservation.server.ts";
import { takeSeats } from "./take-seats.server.ts";
import "../picker/picker.css";
import "../reserving.css";
import "./new.css";

export { record as handle } from "./record.ts";

export async function loader({ context, url, params: { slug } }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const { platform: client, locale } = visit;
  const found = unwrapItem(
    await readEvent({ client, path: { slug }, query: { locale } }),
    url,
    (moved) => `/event/${moved}/reservation/new`,
  );
  const [sessions, seats, own, noShows] = await Promise.all([
    readSessions(context, slug),
    readSeats(context, [slug]),
    ownOf(visit, slug),
    readOwnNoShows({ client: visit.games, query: { locale } }).then(unwrap),
  ]);
  const bands = choiceBands(found, sessions, locale);
  const firstKinds = seatKindsOf(url.searchParams) ?? [];
  const firstSeats = Math.max(
    1,
    firstKinds.length || Math.floor(Number(url.searchParams.get("seats"))) || 1,
  );
  return {
    event: eventOfChoice(found, locale),
    bands,
    seats: seats?.[slug],
    unavailable: reasonUnavailable(found, sessions, seats?.[slug], locale),
    own,
    noShows: { counted: noShows.counted, limit: noShows.limit },
    noShowRule: noShows.rule && ruleText(noShows.rule, locale),
    first: firstChoice(bands, seats?.[slug], url.searchParams.get("session")),
    firstSeats,
    firstKinds,
    idempotencyKey: crypto.randomUUID(),
  };
}

export const action = ({ request, context, params }: Route.ActionArgs) =>
  takeSeats(request, context.get(visitContext), params.slug);

export const shouldRevalidate = refreshUnlessRefused;

export default function NewReservation({ loaderData }: Route.ComponentProps) {
  const { event, unavailable, own, noShows, noShowRule } = loaderData;
  const refusal = useActionData<typeof action>();
  return (
    <main id="main" className="wrap reserving">
      {unavailable ? (
        <UnavailableNotice unavailable={unavailable} event={event} />
      ) : (
        <>
          <ReservingSteps current={0} />
          <OwnNotice own={own} slug={event.slug} />
          <LimitNotice noShows={noShows} />
          <Chooser {...loaderData} refusal={refusal} />
          {noShowRule && <p className="meta reserving-rule">{noShowRule}</p>}
        </>
      )}
    </main>
  );
}

type UnavailableNoticeProps = { unavailable: NonNullable<UnavailableReason>; event: EventOfChoice };

/** Why there is nothing to choose, and where to go instead. */
function UnavailableNotice({ unavailable, event }: UnavailableNoticeProps) {
  const t = useTranslations("reserving.away");
  const { kind, time } = unavailable;
  return (
    <EmptyState
      kind="table"
      headingLevel={1}
      title={t(`${kind}.heading`)}
      actions={
        <>
          <ButtonLink to={`/event/${event.slug}`}>{t("toEvent")}</ButtonLink>
          <ButtonLink to="/event" variant="line">
            {t("toEvents")}
          </ButtonLink>
        </>
      }
    >
      {kind === "soon" ? t("soon.body", { time }) : t(`${kind}.body`)}
    </EmptyState>
  );
}
