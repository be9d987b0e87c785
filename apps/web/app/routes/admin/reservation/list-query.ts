import {
  type ReservationGroup,
  type ReservationSort,
  reservationGroupNames,
  reservationSorts,
} from "@takujo/contracts/booking/organizer/admin-reservation-form";
import { isUuid } from "@takujo/contracts/is-uuid";
import { addressOf } from "../list/address-of.ts";

/** The list's query as the page's address holds it; the API uses the same names. */
export interface ReservationListQuery {
  event: string;
  session: string;
  /** The list opens with what is to come. */
  when: (typeof whens)[number];
  group: ReservationGroup | "";
  q: string;
  language: "ja" | "en" | "";
  /** Of one event; otherwise the newest reservation is first. */
  sort: ReservationSort | "";
  after: string;
}

const names = ["event", "session", "when", "group", "q", "language", "sort", "after"] as const;
export const whens = ["upcoming", "today", "unpaid", "past", "all"] as const;

/** Invalid fields are ignored, so that any address shows a list. */
export function readListQuery(query: URLSearchParams): ReservationListQuery {
  const text = (name: string, max: number) => (query.get(name) ?? "").trim().slice(0, max);
  const session = text("session", 36);
  const language = query.get("language");
  return {
    event: text("event", 120),
    session: isUuid(session) ? session : "",
    group: reservationGroupNames.find((name) => name === query.get("group")) ?? "",
    when: whens.find((name) => name === query.get("when")) ?? "upcoming",
    q: text("q", 80),
    language: language === "ja" || language === "en" ? language : "",
    sort: reservationSorts.find((name) => name === query.get("sort")) ?? "",
    after: text("after", 80),
  };
}

/** The fields sent to the API: only those that are set. A search and one event have no past. */
export const givenOf = (query: ReservationListQuery) =>
  Object.fromEntries(
    names.flatMap((name) => (isGiven(query, name) ? [[name, query[name]]] : [])),
  ) as {
    [Name in keyof ReservationListQuery]?: Exclude<ReservationListQuery[Name], "" | "all">;
  };

/** Whether the list is ordered by the days of events. */
export const isByDay = ({ when, event, session, q }: ReservationListQuery): boolean =>
  when !== "all" && !event && !session && !q;

const isGiven = (query: ReservationListQuery, name: (typeof names)[number]): boolean => {
  if (name === "when") return isByDay(query);
  if (name === "sort" && !query.event && !query.session) return false;
  return query[name] !== "";
};

export type ListQuestion = "move" | "mail" | "contacts";

interface ListState {
  ask?: ListQuestion;
  /** The selected reservations. */
  ids?: string[];
  done?: string;
}

export function listPath(query: ReservationListQuery, { ask, ids, done }: ListState = {}): string {
  const { when: _, ...given } = givenOf(query);
  return addressOf(
    "/admin/reservation",
    { ...given, when: query.when, ask, ids: ids?.join(","), done },
    { when: "upcoming" },
  );
}

/** Only parties that arrived can owe money. */
export const isOfOneState = (query: ReservationListQuery): boolean =>
  query.when === "unpaid" && isByDay(query);

/** Only those that can be ids. */
export const readIds = (text: string | null): string[] =>
  (text ?? "").split(",").filter((id) => isUuid(id));

/** Whether any filter besides event and session is set. */
export const isFiltered = ({ group, q, language }: ReservationListQuery): boolean =>
  Boolean(group || q || language);
