import type { FormerVisit } from "@takujo/contracts/booking/reservation/reservation-mail";
import type { EventMail } from "@takujo/contracts/booking/schedule/organized-event";
import type {
  ContentDocument,
  SessionDocument,
} from "@takujo/contracts/content/editing/content-document";
import { venueAddress } from "@takujo/contracts/content/venue-address";
import { type Locale, locales } from "@takujo/contracts/locale";
import { tableName } from "@takujo/contracts/table-names";
import type { VenueRow } from "./queries.ts";

/** A mail about an event to a representative party. */
export interface MailToPreview {
  kind: EventMail["kind"];
  locale: Locale;
  event: {
    slug: string;
    title: string;
    room: string;
    fee: number;
    doorsAt: Date;
    cancellation: string;
    notice: string | null;
  };
  session: {
    kind: "general" | "table";
    letter: string | null;
    name: string;
    startsAt: Date;
    endsAt: Date;
    changeDeadline: Date;
    decisionDeadline: Date | null;
  };
  venue: { name: string; address: string; access: string };
  /** Hours and place before, if they change. */
  former?: FormerVisit | undefined;
}

/** Mails are rendered in another package; the composition root passes the renderer in. */
export type PreviewMail = (mail: MailToPreview) => { subject: string; text: string };

/** The mail in each language, as a session of the document would have it. */
export function previewMails(
  preview: PreviewMail,
  kind: EventMail["kind"],
  {
    document,
    session,
    venue,
    former,
  }: {
    document: ContentDocument;
    session: SessionDocument;
    venue: VenueRow;
    former?: { session: SessionDocument; venue: VenueRow | undefined } | undefined;
  },
): EventMail[] {
  return locales.map((locale) => ({
    kind,
    locale,
    ...preview({
      kind,
      locale,
      ...told(document, session, venue, locale),
      ...(former && { former: formerIn(former, locale) }),
    }),
  }));
}

function formerIn(
  { session, venue }: { session: SessionDocument; venue: VenueRow | undefined },
  locale: Locale,
): FormerVisit {
  const name = locale === "en" ? (venue?.en?.name ?? venue?.ja.name) : venue?.ja.name;
  return {
    startsAt: new Date(session.startsAt),
    endsAt: new Date(session.endsAt),
    venue: name ?? null,
  };
}

function told(
  { shared, texts }: ContentDocument,
  session: SessionDocument,
  venue: VenueRow,
  locale: Locale,
): Omit<MailToPreview, "kind" | "locale"> {
  const language = locale === "en" && texts.en["title"] ? "en" : "ja";
  const words = (field: string) => String(texts[language][field] ?? "");
  const moment = (text: unknown) => new Date(String(text));
  return {
    event: {
      slug: String(shared["slug"]),
      title: words("title"),
      room: words("room"),
      fee: Number(shared["fee"]),
      doorsAt: moment(shared["doorsAt"]),
      cancellation: words("cancellation"),
      notice: words("notice") || null,
    },
    session: {
      kind: session.kind,
      letter: session.kind === "table" ? tableName(session.letter) : null,
      name: session.names[language] || session.names.ja,
      startsAt: moment(session.startsAt),
      endsAt: moment(session.endsAt),
      changeDeadline: moment(session.changeDeadline),
      decisionDeadline: session.decisionDeadline ? moment(session.decisionDeadline) : null,
    },
    venue: venueWords(venue, language),
  };
}

function venueWords(venue: VenueRow, language: Locale): MailToPreview["venue"] {
  const isEnglish = language === "en" && venue.en;
  const { name, access, ...place } = isEnglish || venue.ja;
  const locale = isEnglish ? "en" : "ja";
  return {
    name,
    access,
    address: venueAddress({ ...place, locale, postalCode: venue.postal_code }),
  };
}
