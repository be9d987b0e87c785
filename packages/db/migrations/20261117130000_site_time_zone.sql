-- Days and hours are those of the site's time zone, which the organizer chooses. A statement asks once, as
-- (select site_time_zone()).
create function site_time_zone() returns text
language sql stable parallel safe
set search_path = public, pg_temp
as $$
  select coalesce((select nullif(settings ->> 'timeZone', '') from site), 'Asia/Tokyo')
$$;

comment on function site_time_zone() is
  'The IANA name of the zone in which the site counts days; packages/contracts/venue-time.ts is the same for programs.';
