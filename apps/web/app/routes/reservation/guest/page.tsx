import { spokenCode } from "@takujo/contracts/booking/reservation/reservation-form";
import { formatFullDay, formatHours, formatMonthDayTime } from "@takujo/i18n/format-date";
import { useTranslations } from "@takujo/i18n/react";
import { useNavigation } from "react-router";
import { coverUrl } from "../../../shell/cover/cover-url.ts";
import { Form, useActionAnswer } from "../../../shell/form/plain-form.tsx";
import { OutcomeNotice } from "../../../shell/outcome-notice.tsx";
import { useLocale } from "../../../shell/routing/use-locale.ts";
import { num } from "../../../shell/text/num.tsx";
import { useTextLanguage } from "../../../shell/text/text-language.tsx";
import { visitContext } from "../../../shell/visit.ts";
import { Button, ButtonLink } from "../../../ui/action/button.tsx";
import { Callout } from "../../../ui/feedback/callout.tsx";
import { Calendar } from "../../../ui/generated/icons.ts";
import { Ground } from "../../../ui/layout/ground.tsx";
import { FactList } from "../../../ui/layout/panel.tsx";
import { Kern } from "../../../ui/text/kern.tsx";
import { ReservationTicket } from "../reservation-ticket.tsx";
import { venueAndRoom } from "../venue-and-room.ts";
import type { Route } from "./+types/page.ts";
import { type GuestPage, readGuestPage, receiveGuest } from "./guest.server.ts";
import { GuestChange } from "./guest-change.tsx";
import { guestPath } from "./guest-path.ts";
import "./guest.css";

export const loader = ({ context, url }: Route.LoaderArgs) =>
  readGuestPage(context.get(visitContext), url.searchParams);

export const action = ({ request, context }: Route.ActionArgs) =>
  receiveGuest(request, context.get(visitContext));

type Shown = NonNullable<GuestPage["reservation"]>;

/** The reservation of a party without an account, for holders of the link in its mails. */
export default function GuestReservationPage({ loaderData }: Route.ComponentProps) {
  const { token, reservation, qr, now } = loaderData;
  const t = useTranslations("guestReservation");
  const refusal = useActionAnswer<typeof action>();
  const kind = reservation ? kindOf(reservation) : "invalid";
  return (
    <main id="main">
      <section className="guest cloth on-cloth">
        <Ground pattern="kikko" />
        <div className="wrap guest-inner">
          <h1>
            <Kern>{t(`${kind}.heading`)}</Kern>
          </h1>
          <p className="lead">
            {t(`${kind}.lead`, {
              position: reservation?.position ?? 0,
              seats: reservation?.seats ?? 0,
            })}
          </p>
          <OutcomeNotice words={useOutcomes()} />
          {refusal && (
            <div role="alert" className="guest-refusal">
              <Callout tone="danger">{refusal.refused}</Callout>
            </div>
          )}
          {reservation && qr && (
            <>
              <ReservationTicket reservation={{ ...reservation, hasDetails: true }} qr={qr} />
              <ButtonLink
                to={`/reservation/guest/calendar.ics?${new URLSearchParams({ token })}`}
                reloadDocument
                variant="gold"
                icon={<Calendar />}
              >
                {t("calendar")}
              </ButtonLink>
            </>
          )}
          {reservation && !qr && <GuestCard reservation={reservation} />}
          {reservation?.may.accept && <OfferForm token={token} reservation={reservation} />}
          {!reservation && (
            <ButtonLink to="/contact" variant="gold">
              {t("contact")}
            </ButtonLink>
          )}
        </div>
      </section>
      {reservation && (
        <div className="wrap guest-below">
          {reservation.may.change && (
            <GuestChange
              key={reservation.version}
              token={token}
              reservation={reservation}
              typed={refusal?.typed}
            />
          )}
          {reservation.may.cancel && (
            <CancelForm token={token} reservation={reservation} now={now} />
          )}
          <p className="meta">{t("note")}</p>
        </div>
      )}
    </main>
  );
}

/** Heading of the page: the reservation, or that it is over. */
function kindOf({ state, may }: Shown) {
  if (state === "confirmed" || state === "attended") return "confirmed";
  if (state === "waiting") return "waiting";
  if (state === "offered") return may.accept ? "offered" : "lapsed";
  if (state === "lapsed" || state === "called-off") return state;
  return "over";
}

function useOutcomes() {
  const t = useTranslations("guestReservation.done");
  return { accept: t("accept"), cancel: t("cancel"), left: t("left"), change: t("change") };
}

function GuestCard({ reservation }: { reservation: Shown }) {
  const t = useTranslations("guestReservation");
  const locale = useLocale();
  const textLanguage = useTextLanguage();
  const { event, session, seats, wantedSeats, state, code } = reservation;
  const { letter, name, startsAt, endsAt } = session;
  const count = state === "waiting" ? (wantedSeats ?? seats) : seats;
  return (
    <div className="guest-card">
      <img src={coverUrl(event, { w: 300, h: 300 })} alt="" width="150" height="150" />
      <div>
        <h2 lang={textLanguage(event)}>
          <Kern>{event.title}</Kern>
        </h2>
        <FactList
          facts={[
            {
              term: t("facts.when"),
              detail: (
                <>
                  {formatFullDay(startsAt, locale)} {num(formatHours(startsAt, endsAt, locale))}
                </>
              ),
            },
            { term: t("facts.place"), detail: venueAndRoom(event) },
            {
              term: t("facts.seats"),
              detail: letter
                ? t("tableSeats", { letter, name, count })
                : t("namedSeats", { name, count }),
            },
            { term: t("facts.code"), detail: num(spokenCode(code)) },
          ]}
        />
      </div>
    </div>
  );
}

type OfGuest = { token: string; reservation: Shown };

/** The address of the page holds the token; the form sends it again, so that no address of a write does. */
function OfferForm({ token, reservation: { seats, expiresAt } }: OfGuest) {
  const t = useTranslations("guestReservation");
  const locale = useLocale();
  const { state } = useNavigation();
  return (
    <Form method="post" action={guestPath(token)} className="guest-answers">
      <input type="hidden" name="token" value={token} />
      {expiresAt && (
        <p className="guest-until">
          {t("offered.until", { time: formatMonthDayTime(expiresAt, locale) })}
        </p>
      )}
      <Button
        type="submit"
        name="intent"
        value="accept"
        variant="gold"
        size="large"
        loading={state === "submitting"}
      >
        {t("offered.accept", { seats })}
      </Button>
      <Button type="submit" name="intent" value="cancel" variant="ghost-cloth">
        {t("offered.pass")}
      </Button>
    </Form>
  );
}

/** Opened by hand, so that one press too many cancels nothing. */
function CancelForm({ token, reservation, now }: OfGuest & { now: number }) {
  const t = useTranslations("guestReservation");
  const locale = useLocale();
  const { state, session } = reservation;
  if (state === "offered") return null;
  const isWaiting = state === "waiting";
  const isLate = now >= Date.parse(session.changeDeadline);
  const time = formatMonthDayTime(session.changeDeadline, locale);
  return (
    <details className="panel guest-cancel">
      <summary>{t(isWaiting ? "leave.open" : "cancel.open")}</summary>
      <Form method="post" action={guestPath(token)}>
        <input type="hidden" name="token" value={token} />
        <p>{isWaiting ? t("leave.lead") : t(isLate ? "cancel.late" : "cancel.lead", { time })}</p>
        <Button type="submit" name="intent" value="cancel" variant="danger">
          {t(isWaiting ? "leave.submit" : "cancel.submit")}
        </Button>
      </Form>
    </details>
  );
}
