import { type Locale, siteIn } from "../locale.ts";

/** What a ticket's QR code holds: the reception's address for the party, so a phone's own camera can open it too. */
export const checkInLink = (origin: string, code: string) =>
  `${origin}/admin/check-in?code=${code}`;

/** The reception of an event, for those who work there. */
export const receptionLink = (origin: string, eventId: string, locale: Locale) =>
  `${siteIn(origin, locale)}/reception/${eventId}`;

/** Addresses of a reservation's pages, for mails and calendars. */
export function reservationLinks(
  origin: string,
  { id, locale, event }: { id: string; locale: Locale; event: { slug: string } },
) {
  const site = siteIn(origin, locale);
  return {
    detail: `${site}/user/reservation/${id}/detail`,
    offer: `${site}/user/reservation/${id}/offer`,
    event: `${site}/event/${event.slug}`,
    events: `${site}/event`,
    settings: `${site}/user/profile`,
    /** A signed link that needs no sign-in. */
    answer: (token: string, answer: "coming" | "cancel") =>
      `${site}/reservation/answer?${new URLSearchParams({ token, answer })}`,
  };
}
