-- What the site says of itself. One row.
create table site (
  id boolean primary key default true check (id),
  name_ja text not null check (char_length(name_ja) between 1 and 80),
  name_en text not null check (char_length(name_en) between 1 and 80),
  setup_id uuid,
  updated_at timestamptz not null default now()
);

comment on table site is 'The name by which the site calls itself, in both languages. Exactly one row.';
comment on column site.setup_id is
  'While the site is not set up: what the key of the first start is derived from. Null once there was an admin, for ever.';

-- A site that has an admin already goes on under the name that it had until now.
insert into site (name_ja, name_en, setup_id)
select
  case when has_admin then '卓上' else 'ボードゲームの会' end,
  case when has_admin then 'Takujo' else 'Board Game Meetup' end,
  case when has_admin then null else gen_random_uuid() end
from (
  select exists (select from "user" where 'admin' = any (string_to_array(role, ','))) as has_admin
) as existing;

create trigger site_changed after insert or update or delete on site
  for each statement execute function notify_content_changed('site');
