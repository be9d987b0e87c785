import type { PaymentMethod } from "@takujo/contracts/booking/money/money-form";
import type { CsvSet } from "@takujo/contracts/booking/organizer/admin-reservation-form";
import {
  type ReservationState,
  spokenCode,
} from "@takujo/contracts/booking/reservation/reservation-form";
import type { Locale } from "@takujo/contracts/locale";
import { tableNameOf } from "@takujo/contracts/table-names";
import { clock, venueDay } from "@takujo/i18n/format-date";
import { type Words, wordsOf } from "@takujo/i18n/words-of";
import { neutralizePhone } from "@takujo/runtime/csv/write-lines";
import type { EventRow } from "../list/event/queries.ts";
import type { AdminRow } from "../list/row/queries.ts";

const words = wordsOf("reservationCsv");
type CsvWords = Words<"reservationCsv">;

const listed = [
  "code",
  "state",
  "event",
  "session",
  "letter",
  "startsAt",
  "seats",
  "name",
  "arrived",
  "paid",
  "paidBy",
  "nickname",
  "language",
  "createdAt",
] as const;
const contacts = [...listed, "kana", "phone", "email", "note"] as const;

type Column = (typeof contacts)[number];

const columns: Record<CsvSet, readonly Column[]> = {
  list: listed,
  "name-tags": ["nickname", "letter", "language", "session", "code"],
  contacts,
};

const seated = ["confirmed", "attended"];

/** The header of a file and the lines of each reservation. Name tags are for every member of a party with seats. */
export function tableFor(set: CsvSet, locale: Locale) {
  const t = words(locale);
  const shown = columns[set];
  return {
    head: shown.map((column) => t(`reservationCsv.columns.${column}`)),
    linesOf: (row: AdminRow): string[][] => {
      const cells = cellsOf(row, t);
      if (set !== "name-tags") return [shown.map((column) => cells[column])];
      if (!seated.includes(row.state)) return [];
      return people(row, t).map((person) =>
        shown.map((column) => ({ ...cells, ...person })[column]),
      );
    },
    /** With the event, if the file is of one event. */
    fileName: (now: Date, event: Pick<EventRow, "title" | "starts_at"> | null) =>
      `${[
        t(`reservationCsv.fileName.${set}`),
        ...(event ? [venueDay(event.starts_at), fileNamePart(event.title)] : [venueDay(now)]),
      ].join("-")}.csv`,
  };
}

function cellsOf(row: AdminRow, t: CsvWords): Record<Column, string> {
  return {
    code: spokenCode(row.code),
    state: t(`reservationCsv.states.${row.state as ReservationState}`),
    event: row.title,
    session: row.session_name,
    letter: tableNameOf(row) ?? "",
    startsAt: minute(row.starts_at),
    seats: String(row.seats),
    arrived: String(row.arrived),
    paid: String(row.takings.paid),
    paidBy: row.takings.methods
      .map((method) => t(`reservationCsv.methods.${method as PaymentMethod}`))
      .join(" "),
    nickname: row.nickname,
    language: t(`reservationCsv.languages.${row.language}`),
    createdAt: minute(row.created_at),
    name: row.name || (row.person_name ?? ""),
    kana: row.kana,
    phone: neutralizePhone(row.phone),
    email: row.email ?? row.guest_email,
    note: row.note,
  };
}

/** One per seat; a member without a name gets an empty tag. */
function people(row: AdminRow, t: CsvWords): { nickname: string; language: string }[] {
  const guests = row.guests as { nickname: string; language: Locale }[];
  const first = { nickname: row.nickname, language: t(`reservationCsv.languages.${row.language}`) };
  const others = Array.from({ length: row.seats - 1 }, (_, index) => {
    const { nickname = "", language = row.language } = guests[index] ?? {};
    return { nickname, language: t(`reservationCsv.languages.${language}`) };
  });
  return [first, ...others];
}

/** Characters that file systems or headers do not allow. */
const fileNamePart = (title: string) =>
  title
    .normalize("NFC")
    .replace(/[\\/:*?"<>|\p{Cc}\p{Cf}]/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 60);

const minute = (at: Date) => `${venueDay(at)} ${clock(at)}`;
