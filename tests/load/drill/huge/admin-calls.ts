import type { Database } from "@takujo/runtime/database/database";
import { sql } from "kysely";

/** Somebody and something to ask for. */
interface SampleIds {
  event: string;
  slug: string;
  past: string;
  person: string;
  code: string;
  reservation: string;
  subject: string;
}

export async function selectSought(db: Database): Promise<SampleIds> {
  const { rows } = await sql<SampleIds>`
    select reservation.event, next.slug, past.slug as past, reservation.user_id as person, next.code,
      reservation.id as reservation, (select subject_id from audit_entry order by at desc limit 1) as subject
    from (
        select event.slug, reservation.code from event join event_session as session on session.event_id = event.id
        join reservation on reservation.event_session_id = session.id
        where event.starts_at > now() and event.slug like 'huge-%' order by event.starts_at limit 1
      ) as next,
      (select slug from event where starts_at < now() - interval '2 years' and slug like 'huge-%' order by starts_at desc limit 1) as past,
      (
        select event.id as event, reservation.id, reservation.user_id from event
        join event_session as session on session.event_id = event.id
        join reservation on reservation.event_session_id = session.id
        where event.starts_at > now() and event.slug not like 'huge-%' and reservation.user_id is not null
        order by event.starts_at, reservation.id limit 1
      ) as reservation`.execute(db);
  if (!rows[0]) throw new Error("the seed has no event ahead");
  return rows[0];
}

const games = "/api/v1/authorized";
const platform = "/api/platform/v1/authorized/admin";

/** Every list and search of the organizer, with each of its filters. */
export function adminCalls(sought: SampleIds): Record<string, string> {
  const { event, slug, past, person, code, reservation, subject } = sought;
  const reservations = (query: string) => `${games}/admin/reservations?${query}`;
  const search = (words: string) => reservations(`q=${encodeURIComponent(words)}`);
  const audit = (query: string) => `${games}/admin/audit-entries?${query}`;
  const inquiries = (query: string) => `${platform}/inquiries?${query}`;
  const users = (query: string) => `/api/auth/admin/list-users?${query}`;
  const content = (kind: string, query: string) => `${platform}/content/${kind}?${query}`;
  const words = encodeURIComponent("神田");
  return {
    dashboard: `${games}/admin/dashboard`,
    reservations: reservations(""),
    ...Object.fromEntries(
      ["confirmed", "attended", "no-show", "held", "offered", "waiting", "cancelled"].map(
        (group) => [`reservations: ${group}`, reservations(`group=${group}`)],
      ),
    ),
    ...Object.fromEntries(
      ["upcoming", "today", "unpaid", "past"].map((when) => [
        `reservations: ${when}`,
        reservations(`when=${when}`),
      ]),
    ),
    "reservations of an event": reservations(`event=${slug}`),
    "reservations of an event, by name": reservations(`event=${slug}&sort=name`),
    "reservations of a past event": reservations(`event=${past}`),
    "search in an event": reservations(`event=${slug}&q=${encodeURIComponent("佐藤")}`),
    "search: a family name": search("佐藤"),
    "search: a whole name": search("佐藤 健"),
    "search: a nickname that 100,000 have": search("あおい"),
    "search: one kanji": search("森"),
    "search: a code": search(code),
    "search: the beginning of a code": search(code.slice(0, 4)),
    "search: four digits": search("4321"),
    "search: an address": search("huge-1234@example.jp"),
    "search: the beginning of all addresses": search("huge"),
    "search: nobody": search("だれでもない"),
    "one reservation": `${games}/admin/reservations/${reservation}`,
    "events to add a party to": `${games}/admin/reservation-events`,
    "reservations of a person": `${games}/admin/people/${person}/reservations`,
    calls: `${games}/admin/calls`,
    "calls of an event": `${games}/admin/calls?event=${event}`,
    "CSV of an event": `${games}/admin/reservations.csv?event=${slug}`,
    "reception: events": `${games}/reception/events`,
    "reception: one event": `${games}/reception/events/${event}`,
    "reception: lending": `${games}/reception/events/${event}/lending`,
    "tables proposed at an event": `${games}/admin/events/${event}/table-proposals`,
    "photos of an event": `${platform}/events/${event}/photos`,
    "words after an event": `${games}/admin/events/${event}/words`,
    boxes: `${platform}/game-copies`,
    audit: audit(""),
    "audit: by an admin": audit(`actor=${person}`),
    "audit: a group": audit("group=reservation"),
    "audit: a rare group": audit("group=user"),
    "audit: days": audit("from=2026-01-01&to=2026-01-31"),
    "audit: a subject": audit(`subject=${subject}`),
    "audit: in another's name": audit("impersonated=true"),
    ...Object.fromEntries(
      ["unfinished", "new", "mine", "all"].map((view) => [
        `inquiries: ${view}`,
        inquiries(`view=${view}`),
      ]),
    ),
    "inquiries: search by name": inquiries(`view=all&search=${encodeURIComponent("佐藤")}`),
    "inquiries: search by address": inquiries("view=all&search=huge-77"),
    ...Object.fromEntries(
      ["upcoming", "past", "draft", "cancelled"].map((view) => [
        `events: ${view}`,
        `${platform}/events?view=${view}`,
      ]),
    ),
    ...Object.fromEntries(
      ["news", "article", "event"].flatMap((kind) => [
        [`content: ${kind}`, content(kind, "")],
        [`content: ${kind}, published`, content(kind, "state=published")],
        [`content: ${kind}, without English`, content(kind, "state=without-english")],
        [`content: ${kind}, search`, content(kind, `search=${words}`)],
        [`content: ${kind}, search for nothing`, content(kind, "search=zzzzzz")],
      ]),
    ),
    images: `${platform}/images`,
    "images: refused": `${platform}/images?state=refused`,
    users: users(""),
    "users by name": users("sortBy=name"),
    "users by role": users("sortBy=role&sortDirection=desc"),
    "users: search by address": users("searchValue=huge-4321"),
    "users: search by name": users(`searchField=name&searchValue=${encodeURIComponent("佐藤 健")}`),
    "users: search for nobody": users("searchField=name&searchValue=zzzzzz"),
    "users: the last page": users("limit=100&offset=300000"),
  };
}
