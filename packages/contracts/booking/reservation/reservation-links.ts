import { type Locale, siteIn } from "../../locale.ts";

/** What a ticket's QR code holds: the reception's address for the party, so a phone's own camera can open it too. */
export const checkInLink = (origin: string, code: string) =>
  `${origin}/admin/check-in?code=${code}`;

/** The reception of an event, for those who work there. */
export const receptionLink = (origin: string, eventId: string, locale: Locale) =>
  `${siteIn(origin, locale)}/reception/${eventId}`;

interface LinkedReservation {
  id: string;
  locale: Locale;
  event: { slug: string };
  hasAccount: boolean;
}

/** In previews, which must not contain a working link. */
const noToken = "preview";

/**
 * Addresses of a reservation's pages, for mails and calendars. A party without an account has one page, which its signed link
 * opens, and nothing to set.
 */
export function reservationLinks(
  origin: string,
  { id, locale, event, hasAccount }: LinkedReservation,
  guestToken = noToken,
) {
  const site = siteIn(origin, locale);
  const guest = `${site}/reservation/guest?${new URLSearchParams({ token: guestToken })}`;
  return {
    detail: hasAccount ? `${site}/user/reservation/${id}/detail` : guest,
    /** Who of the party sits where, and links to its places. */
    friends: hasAccount
      ? `${site}/user/reservation/${id}/friends`
      : `${site}/reservation/guest/friends?${new URLSearchParams({ token: guestToken })}`,
    offer: hasAccount ? `${site}/user/reservation/${id}/offer` : guest,
    event: `${site}/event/${event.slug}`,
    events: `${site}/event`,
    ...(hasAccount && {
      settings: `${site}/user/notification`,
      /** Games played, and a note to the organizer. */
      after: `${site}/user/reservation/${id}/after`,
    }),
    /** A signed link that needs no sign-in. */
    answer: (token: string, answer: "coming" | "cancel") =>
      `${site}/reservation/answer?${new URLSearchParams({ token, answer })}`,
  };
}

/** Opened by the friend that a place of a party is sent to. */
export const friendSeatLink = (origin: string, locale: Locale, token: string) =>
  `${siteIn(origin, locale)}/reservation/friend?${new URLSearchParams({ token })}`;

/** The ticket of the friend who took the place. */
export const friendTicketLink = (origin: string, locale: Locale, token: string) =>
  `${siteIn(origin, locale)}/reservation/friend/ticket?${new URLSearchParams({ token })}`;
