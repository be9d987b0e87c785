import { useTranslations } from "@takujo/i18n/react";
import { ButtonLink } from "../../../../ui/action/button.tsx";
import { Repeat, Ticket, Users } from "../../../../ui/generated/admin-icons.ts";
import { Image, MessageSquare, Phone, Send } from "../../../../ui/generated/icons.ts";
import { Can } from "../../can.tsx";

type EventLinksProps = {
  self: string;
  eventId: string;
  /** Null for an unpublished event, which has no reservations. */
  slug: string | null;
};

/** Links to the event's other pages. */
export function EventLinks({ self, eventId, slug }: EventLinksProps) {
  const t = useTranslations("adminEvent");
  return (
    <div className="event-ways">
      {slug && (
        <>
          <Can right="guests" eventId={eventId}>
            <ButtonLink
              variant="line"
              size="small"
              icon={<Ticket />}
              to={`/admin/reservation?event=${encodeURIComponent(slug)}`}
            >
              {t("reservationList")}
            </ButtonLink>
          </Can>
          <Can right="bookings">
            <ButtonLink
              variant="line"
              size="small"
              icon={<Phone />}
              to={`/admin/call-list?event=${eventId}`}
            >
              {t("callList")}
            </ButtonLink>
          </Can>
          <Can right="messages">
            <ButtonLink
              variant="line"
              size="small"
              icon={<Send />}
              to={`/admin/message?event=${eventId}`}
            >
              {t("message")}
            </ButtonLink>
          </Can>
          <Can right="events" eventId={eventId}>
            <ButtonLink variant="line" size="small" icon={<MessageSquare />} to={`${self}/table`}>
              {t("tables")}
            </ButtonLink>
            <ButtonLink variant="line" size="small" icon={<Image />} to={`${self}/after`}>
              {t("after")}
            </ButtonLink>
          </Can>
          <Can right="administration">
            <ButtonLink variant="line" size="small" icon={<Users />} to={`${self}/reception`}>
              {t("helpers")}
            </ButtonLink>
          </Can>
        </>
      )}
      <Can right="publish">
        <ButtonLink variant="line" size="small" icon={<Repeat />} to={`${self}/series`}>
          {t("repeat")}
        </ButtonLink>
      </Can>
    </div>
  );
}
