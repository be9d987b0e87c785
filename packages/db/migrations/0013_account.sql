-- What a person keeps with us. Everything here goes with the row of "user".
-- squawk-ignore-file require-concurrent-index-creation

create table profile (
  user_id text primary key references "user" (id) on delete cascade,
  handle text not null unique check (handle ~ '^[a-z0-9_]{3,20}$'),
  bio text not null default '' check (char_length(bio) <= 500),
  languages text[] not null default '{}'
    check (languages <@ array['ja', 'en', 'zh', 'ko', 'sign', 'other']),
  favorite_games text[] not null default '{}' check (cardinality(favorite_games) <= 10),
  level text check (level in ('beginner', 'casual', 'regular', 'expert')),
  can_teach boolean not null default false,
  can_teach_in_english boolean not null default false,
  x_id text check (char_length(x_id) between 1 and 100),
  facebook_id text check (char_length(facebook_id) between 1 and 100),
  instagram_id text check (char_length(instagram_id) between 1 and 100),
  line_id text check (char_length(line_id) between 1 and 100),
  youtube_id text check (char_length(youtube_id) between 1 and 100),
  news_mail boolean not null default false,
  reminder_mail boolean not null default true,
  waitlist_mail boolean not null default true,
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

comment on table profile is
  'One for each person, from the first sign-in. Their name, icon and the language of their mails are columns of "user".';
comment on column profile.handle is 'What people are called by in public, shown behind an @.';
comment on column profile.version is 'Raised by each change; a change that was made to an earlier one is refused.';

create function give_profile(person text) returns void
language plpgsql as $$
declare
  -- Without signs that are taken for each other when read out.
  signs constant text := '23456789abcdefghjkmnpqrstuvwxyz';
  drawn text;
begin
  loop
    select 'player_' || string_agg(substr(signs, 1 + floor(random() * length(signs))::integer, 1), '')
      into drawn from generate_series(1, 6);
    insert into profile (user_id, handle) values (person, drawn) on conflict (handle) do nothing;
    exit when found;
  end loop;
end
$$;

create function give_profile_to_new_user() returns trigger
language plpgsql as $$
begin
  perform give_profile(new.id);
  return null;
end
$$;

create trigger user_created after insert on "user"
  for each row execute function give_profile_to_new_user();

select give_profile(id) from "user";

create table profile_icon (
  id uuid primary key default gen_random_uuid(),
  user_id text not null unique references "user" (id) on delete cascade,
  bytes bytea not null check (octet_length(bytes) <= 200000),
  created_at timestamptz not null default now()
);

comment on table profile_icon is
  'The picture that a person uploaded, as WebP. Another picture has another id, so that its address may be kept for good.';

create table address (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  label text not null check (char_length(label) between 1 and 20),
  name text not null check (char_length(name) between 1 and 80),
  kana text not null check (char_length(kana) between 1 and 80),
  country text not null default 'JP' check (country ~ '^[A-Z]{2}$'),
  postal_code text not null check (char_length(postal_code) between 1 and 20),
  prefecture text not null check (char_length(prefecture) between 1 and 40),
  city text not null check (char_length(city) between 1 and 60),
  street text not null check (char_length(street) between 1 and 100),
  building text not null default '' check (char_length(building) <= 100),
  phone text not null check (char_length(phone) between 1 and 20),
  is_default boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column address.is_default is
  'True for exactly one of a person''s addresses: the index forbids two, the verbs of packages/games/address never leave none.';

create unique index address_default_idx on address (user_id) where is_default;
create index address_user_id_idx on address (user_id, created_at desc);

alter table contact_inquiry add column user_id text;
alter table contact_inquiry
  add constraint contact_inquiry_user_id_fkey foreign key (user_id)
  references "user" (id) on delete cascade not valid;
comment on column contact_inquiry.user_id is 'Who sent it while signed in.';

create index contact_inquiry_user_id_idx on contact_inquiry (user_id, created_at desc);
create index contact_inquiry_email_idx on contact_inquiry (lower(email));

create function forget_user() returns trigger
language plpgsql as $$
begin
  delete from contact_inquiry where lower(email) = old.email;
  delete from idempotency_key where scope = 'user:' || old.id;
  delete from session where "impersonatedBy" = old.id;
  delete from verification
    where strpos(identifier || value, old.id) > 0 or strpos(lower(identifier || value), old.email) > 0;
  return old;
end
$$;

comment on function forget_user is
  'Takes along what holds something of a person without a foreign key to them. A table of that kind gets its line here.';

create trigger user_deleted before delete on "user"
  for each row execute function forget_user();
