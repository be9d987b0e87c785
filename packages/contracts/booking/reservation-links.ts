import { defaultLocale, type Locale } from "../locale.ts";

/** Addresses of a reservation's pages, for mails and calendars. */
export function reservationLinks(
  origin: string,
  { id, locale, event }: { id: string; locale: Locale; event: { slug: string } },
) {
  const site = locale === defaultLocale ? origin : `${origin}/${locale}`;
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
