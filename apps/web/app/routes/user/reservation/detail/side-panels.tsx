import type { ReservedEvent } from "@takujo/contracts/generated/games/types.gen";
import { useTranslations } from "@takujo/i18n/react";
import { Link } from "react-router";
import { MapLink } from "../../../../shell/map-link.tsx";
import { useTextLanguage } from "../../../../shell/text/text-language.tsx";
import { Calendar, ExternalLink } from "../../../../ui/generated/icons.ts";
import { Panel } from "../../../../ui/layout/panel.tsx";
import { venueAndRoom } from "../../../reservation/venue-and-room.ts";
import type { AboutEvent } from "./detail.server.ts";

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
        <div
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by the API.
          dangerouslySetInnerHTML={{ __html: venue.accessHtml }}
        />
        <p>{venue.floor}</p>
      </div>
      <MapLink className="more-link" place={{ ...event, name: event.venueName }}>
        {t("map")}
        <ExternalLink />
      </MapLink>
    </Panel>
  );
}
