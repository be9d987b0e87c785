import type { ReservedEvent } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { MapLink } from "../../../../shell/map-link.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { Calendar, ExternalLink } from "../../../../ui/generated/icons.ts";
import { FactList, Panel } from "../../../../ui/layout/panel.tsx";
import { Html } from "../../../../ui/text/html.tsx";
import { venueAndRoom } from "../../../reservation/venue-and-room.ts";
import type { AboutEvent, Detail } from "./detail.server.ts";

export function CalendarPanel({ id }: { id: string }) {
  const t = useTranslations("accountReservation.detail.calendar");
  return (
    <Panel>
      <h2 className="reservation-panel-head">{t("heading")}</h2>
      <Link
        className="button button-line button-small button-wide"
        to={`/user/reservation/${id}/calendar.ics`}
        reloadDocument
      >
        <Calendar />
        {t("add")}
      </Link>
      <p className="meta">{t("note")}</p>
    </Panel>
  );
}

type VenuePanelProps = { venue: AboutEvent["venue"]; event: ReservedEvent };

export function VenuePanel({ venue, event }: VenuePanelProps) {
  const t = useTranslations("accountReservation.detail.venue");
  const textLanguage = useTextLanguage();
  return (
    <Panel>
      <h2 className="reservation-panel-head">{t("heading")}</h2>
      <div className="reservation-venue" lang={textLanguage(venue)}>
        <p>
          <b>{venueAndRoom(event)}</b>
        </p>
        <p>{event.address}</p>
        <Html html={venue.accessHtml} />
        <p>{venue.floor}</p>
      </div>
      <MapLink className="more-link" place={{ ...event, name: event.venueName }}>
        {t("map")}
        <ExternalLink />
      </MapLink>
    </Panel>
  );
}

type Fact = { term: string; detail: ReactNode };

export function GivenDetails({ reservation }: Pick<Detail, "reservation">) {
  const t = useTranslations("accountReservation.detail.told");
  const { hasDetails, name, kana, phone, note, shippedTo, termsVersion } = reservation;
  const facts: Fact[] = [
    ...(hasDetails
      ? [
          { term: t("name"), detail: kana ? t("nameValue", { name, kana }) : name },
          { term: t("phone"), detail: <span className="num">{phone}</span> },
        ]
      : []),
    ...answered(reservation),
    ...(shippedTo ? [{ term: t("shippedTo"), detail: shippedTo.text }] : []),
    ...(note ? [{ term: t("note"), detail: <span className="told-note">{note}</span> }] : []),
    ...(hasDetails && termsVersion
      ? [
          {
            term: t("terms"),
            detail: (
              <>
                {t("termsVersion", { version: termsVersion })}
                <small>
                  <Link to={`/term-of-service?version=${termsVersion}`}>{t("readTerms")}</Link>
                </small>
              </>
            ),
          },
        ]
      : []),
  ];
  if (facts.length === 0) return null;
  return (
    <section className="account-section reservation-told" aria-labelledby="told">
      <h2 className="account-subhead" id="told">
        {t("heading")}
      </h2>
      <Panel>
        <FactList facts={facts} />
      </Panel>
    </section>
  );
}

/** Answers to the organizer's questions, with the current wording. */
function answered({ questions, answers }: Detail["reservation"]): Fact[] {
  return questions.flatMap(({ key, label, choices }) => {
    const answer = answers[key];
    if (!answer) return [];
    const choice = choices?.find((known) => known.key === answer);
    return [{ term: label, detail: choice?.label ?? answer }];
  });
}
