-- Tells which pages a change outdates, by slug, on a channel of its own: pages_outdated. Processes of the former version go on
-- hearing the kind alone on content_changed, from their own triggers, which a later version drops.

create function tell_outdated_pages(kind text, slugs text[]) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  told integer := coalesce(nullif(current_setting('takujo.slugs_told', true), '')::integer, 0) + cardinality(slugs);
  tags text := 'any:' || kind || (select string_agg(',item:' || slug, '') from unnest(slugs) as slug);
begin
  if cardinality(slugs) = 0 then
    return;
  end if;
  perform set_config('takujo.slugs_told', told::text, true);
  -- A notice may have 8,000 bytes. Many changes in one transaction are told once, by their kind.
  if told > 200 or octet_length(tags) > 7000 then
    tags := kind;
  end if;
  perform pg_notify('pages_outdated', tags);
end
$$;

comment on function tell_outdated_pages is
  'Pages have the tags of what they show: the kind, and either the slugs or "any" of the kind. Each tag of a notice outdates the pages that have it.';

create function outdate_pages() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  kind constant text := tg_argv[0];
  slugs_of_changed constant text := tg_argv[1];
  is_shown_elsewhere constant boolean := tg_nargs > 2;
  changed constant text := case tg_op
    when 'INSERT' then 'table new_rows'
    when 'DELETE' then 'table old_rows'
    else 'table old_rows union all table new_rows' end;
  slugs text[];
  was_shown_or_hidden boolean := false;
begin
  if tg_op = 'TRUNCATE' or slugs_of_changed is null then
    perform pg_notify('pages_outdated', kind);
    return null;
  end if;
  -- A page does not have the slug of what it hides, so one that becomes public is told by its kind.
  if is_shown_elsewhere and tg_op = 'UPDATE' then
    execute 'select exists (select from old_rows join new_rows using (id) where old_rows.state <> new_rows.state)'
      into was_shown_or_hidden;
  end if;
  if was_shown_or_hidden then
    perform pg_notify('pages_outdated', kind);
    return null;
  end if;
  execute format('with changed as (%s) select array(select distinct slug from (%s) as item limit 201)',
    changed, slugs_of_changed) into slugs;
  perform tell_outdated_pages(kind, slugs);
  return null;
end
$$;

comment on function outdate_pages() is
  'Arguments: the kind; a query for the slugs of the rows in "changed", none to tell the kind alone; "shown elsewhere" if pages of other kinds show such items.';

create function outdate_pages_of_session() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform tell_outdated_pages('event', array(select slug from event where id in (old.event_id, new.event_id)));
  return null;
end
$$;

do $$
declare
  watched record;
begin
  for watched in select * from (values
    ('news', $q$'news', 'select slug from changed'$q$),
    ('news_text', $q$'news', 'select slug from news where id in (select news_id from changed)'$q$),
    ('article', $q$'article', 'select slug from changed'$q$),
    ('article_text', $q$'article', 'select slug from article where id in (select article_id from changed)'$q$),
    ('article_game', $q$'article', 'select slug from article where id in (select article_id from changed)'$q$),
    ('article_character', $q$'article', 'select slug from article where id in (select article_id from changed)'$q$),
    ('character', $q$'character', 'select slug from changed', 'shown elsewhere'$q$),
    ('character_text', $q$'character', 'select slug from character where id in (select character_id from changed)'$q$),
    ('character_game', $q$'character', 'select slug from character where id in (select character_id from changed)'$q$),
    ('board_game', $q$'board-game', 'select slug from changed', 'shown elsewhere'$q$),
    ('board_game_text', $q$'board-game', 'select slug from board_game where id in (select board_game_id from changed)'$q$),
    ('staff', $q$'staff', 'select slug from changed', 'shown elsewhere'$q$),
    ('staff_text', $q$'staff', 'select slug from staff where id in (select staff_id from changed)'$q$),
    ('staff_game', $q$'staff', 'select slug from staff where id in (select staff_id from changed)'$q$),
    ('event', $q$'event', 'select slug from changed'$q$),
    ('event_text', $q$'event', 'select slug from event where id in (select event_id from changed)'$q$),
    ('event_game', $q$'event', 'select slug from event where id in (select event_id from changed)'$q$),
    ('event_guide', $q$'event', 'select slug from event where id in (select event_id from changed)'$q$),
    ('event_session', $q$'event', 'select slug from event where id in (select event_id from changed)'$q$),
    ('event_session_text', $q$'event', 'select slug from event where id in (select session.event_id from event_session as session join changed on changed.event_session_id = session.id)'$q$),
    -- Events name their venue wherever they are shown.
    ('venue', $q$'event'$q$),
    ('venue_text', $q$'event'$q$),
    ('faq', $q$'faq'$q$),
    ('faq_text', $q$'faq'$q$),
    ('legal_document', $q$'legal'$q$),
    ('legal_document_text', $q$'legal'$q$),
    ('site', $q$'site'$q$)
  ) as list (name, arguments) loop
    execute format('create trigger %I after insert on %I referencing new table as new_rows
      for each statement execute function outdate_pages(%s)', watched.name || '_pages_added', watched.name, watched.arguments);
    execute format('create trigger %I after delete on %I referencing old table as old_rows
      for each statement execute function outdate_pages(%s)', watched.name || '_pages_removed', watched.name, watched.arguments);
    execute format('create trigger %I after truncate on %I
      for each statement execute function outdate_pages(%s)', watched.name || '_pages_emptied', watched.name, watched.arguments);
    if watched.name <> 'event_session' then
      execute format('create trigger %I after update on %I referencing old table as old_rows new table as new_rows
        for each statement execute function outdate_pages(%s)', watched.name || '_pages_changed', watched.name, watched.arguments);
    end if;
  end loop;
end
$$;

-- Seats change by the second and stand in no cached page: an update of seats_taken alone tells nobody. Such a list of columns
-- goes with rows only, not with tables of what changed.
create trigger event_session_pages_changed after update of kind, letter, board_game_id, guide_id, language,
  starts_at, ends_at, capacity, min_players, max_seats, opens_at, closes_at, change_deadline,
  decision_deadline, called_off, event_id on event_session
  for each row execute function outdate_pages_of_session();

-- Covers name images; texts have addresses of their own.
do $$
declare
  kind text;
  slugs text;
begin
  foreach kind in array array['news', 'article', 'event'] loop
    slugs := format('select slug from %I where cover ->> ''image'' in (select id::text from changed)', kind);
    execute format('create trigger %I after update on image referencing old table as old_rows new table as new_rows
      for each statement execute function outdate_pages(%L, %L)', 'image_changed_on_' || kind, kind, slugs);
    execute format('create trigger %I after delete on image referencing old table as old_rows
      for each statement execute function outdate_pages(%L, %L)', 'image_removed_from_' || kind, kind, slugs);
  end loop;
end
$$;
