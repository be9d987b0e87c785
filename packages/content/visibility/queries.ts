import { sql } from "kysely";

/**
 * Public means published and due; a future `published_at` is a scheduled item. Canceled and changed events stay public. States
 * are literals: with parameters the planner could not see that the partial indexes apply.
 */
export const isPublic = {
  news: sql<boolean>`news.state = 'published' and news.published_at <= now()`,
  article: sql<boolean>`article.state = 'published' and article.published_at <= now()`,
  event: sql<boolean>`event.state <> 'draft' and event.published_at <= now()`,
  character: sql<boolean>`"character".state = 'published'`,
  game: sql<boolean>`board_game.state = 'published'`,
};

/** Some session is not called off, takes reservations now or later, and has a free seat. */
export const hasSeatsLeft = sql<boolean>`event.state <> 'cancelled' and exists (
  select from event_session
  where event_session.event_id = event.id and not event_session.called_off
    and event_session.closes_at > now() and event_session.seats_taken < event_session.capacity)`;
