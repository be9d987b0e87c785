import { sql } from "kysely";

/**
 * What everyone may read: published and due, for a future `published_at` is a scheduled item. Cancelled and
 * changed events stay. Written out: as parameters the states would hide from the planner that the partial
 * indexes fit.
 */
export const isPublic = {
  news: sql<boolean>`news.state = 'published' and news.published_at <= now()`,
  article: sql<boolean>`article.state = 'published' and article.published_at <= now()`,
  event: sql<boolean>`event.state <> 'draft' and event.published_at <= now()`,
  character: sql<boolean>`"character".state = 'published'`,
};

/** A session that is not called off still takes, or will take, reservations and has a seat. */
export const hasSeatsLeft = sql<boolean>`event.state <> 'cancelled' and exists (
  select from event_session
  where event_session.event_id = event.id and not event_session.called_off
    and event_session.closes_at > now() and event_session.seats_taken < event_session.capacity)`;
