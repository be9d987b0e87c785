import { listReservations, readOwnNoShows } from "@takujo/contracts/generated/games/sdk.gen";
import { readEvent } from "@takujo/contracts/generated/platform/sdk.gen";
import { clock } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { Link, useActionData } from "react-router";
import { unwrap } from "../../../api/unwrap.ts";
import { unwrapItem } from "../../../api/unwrap-item.ts";
import { Form } from "../../../shell/form/plain-form.tsx";
import { type Visit, visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { refreshUnlessRefused } from "../../../ui/submission/survive-lost-connection.ts";
import { ruleText } from "../../event/no-show.server.ts";
import { seatKindsOf } from "../../event/seat-kinds.ts";
import { readSeats, readSessions } from "../../event/sessions.server.ts";
import { LimitNotice } from "../no-show/limit-notice.tsx";
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
import { takeSeats } from "./take-seats.server.ts";
import "../picker/picker.css";
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

/** Seats that the visitor already holds at the same hours prevent a further reservation. */
function OwnNotice({ own, slug }: { own: OwnReservation; slug: string }) {
  const t = useTranslations("reserving.own");
  const event = useTranslations("event");
  const { held, reserved, waiting } = own;
  const nameOf = ({ letter, name }: { letter: string; name: string }) =>
    letter ? event("tableOnly", { letter }) : name;
  if (held) {
    const name = nameOf(held);
    return (
      <div className="reserving-own">
        <Callout>
          <p>{t("held", { name, count: held.seats, time: held.until })}</p>
          <Form method="post" className="reserving-own-actions">
            <ButtonLink to={`/event/${slug}/reservation/${held.id}/edit`} size="small">
              {t("resume")}
            </ButtonLink>
            <input type="hidden" name="id" value={held.id} />
            <Button type="submit" name="intent" value="release" size="small" variant="line">
              {t("release")}
            </Button>
          </Form>
        </Callout>
      </div>
    );
  }
  if (waiting) {
    const { id, isOffered } = waiting;
    return (
      <div className="reserving-own">
        <Callout>
          {t(isOffered ? "offered" : "waiting", { name: nameOf(waiting) })}{" "}
          <Link to={`/user/reservation/${id}/${isOffered ? "offer" : "detail"}`}>
            {t("detail")}
          </Link>
        </Callout>
      </div>
    );
  }
  if (!reserved) return null;
  return (
    <div className="reserving-own">
      <Callout>
        {t("reserved")} <Link to={`/user/reservation/${reserved}/detail`}>{t("detail")}</Link>
      </Callout>
    </div>
  );
}

/** The visitor's state at this event: held seats, a reservation, or a place on the waitlist. */
async function ownOf({ games: client, locale }: Visit, slug: string) {
  const { upcoming, waiting } = unwrap(await listReservations({ client, query: { locale } }));
  const own = upcoming.filter(({ event }) => event.slug === slug);
  const held = own.find(
    ({ state, expiresAt }) =>
      state === "held" && expiresAt !== null && Date.parse(expiresAt) > Date.now(),
  );
  const reserved = own.find(({ state }) => state === "confirmed");
  const queued = waiting.find(({ event }) => event.slug === slug);
  return {
    held: held && {
      id: held.id,
      letter: held.session.letter ?? "",
      name: held.session.name,
      seats: held.seats,
      until: clock(held.expiresAt ?? ""),
    },
    reserved: reserved?.id,
    waiting: queued && {
      id: queued.id,
      letter: queued.session.letter ?? "",
      name: queued.session.name,
      isOffered: queued.state === "offered",
    },
  };
}

type OwnReservation = Awaited<ReturnType<typeof ownOf>>;
