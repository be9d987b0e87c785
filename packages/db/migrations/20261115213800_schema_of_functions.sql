-- A dump is restored with an empty search path, so what a generated column or an index calls must say in which schema the rest is found.
-- Bodies that are called for every row name it; a search path of their own would cost each call a few microseconds and keep shown_cover
-- from being planned as a part of its query.

create or replace function search_pairs(words text) returns text[]
language plpgsql immutable parallel safe as $$
declare
  letters text[] := string_to_array(regexp_replace(public.search_fold(words), '\s+', ' ', 'g'), null);
begin
  return coalesce((
    select array_agg(distinct one || next)
    from unnest(letters, letters[2:]) as pairs (one, next)
    where one <> ' ' and next <> ' '
  ), '{}');
end
$$;

create or replace function search_words(words text) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return public.search_pairs(words) || array(
    select word from unnest(string_to_array(public.search_fold(words), ' ')) as word where char_length(word) = 1
  );
end
$$;

create or replace function reservation_words(name text, kana text, nickname text) returns text
language plpgsql immutable parallel safe as $$
begin
  return regexp_replace(public.search_fold(name), '\s', '', 'g') || ' '
    || regexp_replace(public.search_fold(kana), '\s', '', 'g') || ' '
    || regexp_replace(public.search_fold(nickname), '\s', '', 'g');
end
$$;

create or replace function reservation_search(name text, kana text, nickname text) returns text[]
language plpgsql immutable parallel safe as $$
begin
  return public.search_words(public.reservation_words(name, kana, nickname)) || public.search_words(name || ' ' || kana);
end
$$;

create or replace function shown_cover(cover jsonb, locale text) returns jsonb
language sql stable as $$
  select case when cover ? 'image' then (cover - 'image') || coalesce((
    select jsonb_build_object('picture', jsonb_build_object(
      'id', image.id,
      'width', image.width,
      'height', image.height,
      'placeholder', image.placeholder,
      'alt', case when locale = 'en' and image.alt_en <> '' then image.alt_en else image.alt_ja end
    ))
    from public.image where image.id = (cover ->> 'image')::uuid and image.state = 'ready'
  ), '{}'::jsonb) else cover end
$$;

create or replace function count_seats() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update public.event_session set seats_taken = seats_taken + change.seats
    from (select event_session_id, sum(seats_held)::integer as seats from added group by 1) change
    where event_session.id = change.event_session_id and change.seats <> 0;
  elsif tg_op = 'DELETE' then
    update public.event_session set seats_taken = seats_taken - change.seats
    from (select event_session_id, sum(seats_held)::integer as seats from removed group by 1) change
    where event_session.id = change.event_session_id and change.seats <> 0;
  else
    update public.event_session set seats_taken = seats_taken + change.seats
    from (
      select event_session_id, sum(seats)::integer as seats from (
        select event_session_id, seats_held as seats from added
        union all
        select event_session_id, -seats_held from removed
      ) both_sides group by 1
    ) change
    where event_session.id = change.event_session_id and change.seats <> 0;
  end if;
  return null;
end
$$;

-- These run once in a while.
alter function keep_former_slug() set search_path = public, pg_temp;
alter function give_profile(text) set search_path = public, pg_temp;
alter function give_profile_to_new_user() set search_path = public, pg_temp;
alter function forget_user() set search_path = public, pg_temp;
alter function raise_schedule_version() set search_path = public, pg_temp;
alter function forget_editor() set search_path = public, pg_temp;
alter function keep_has_english() set search_path = public, pg_temp;
alter function forget_organizer() set search_path = public, pg_temp;
