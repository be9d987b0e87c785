create table contact_inquiry (
  id uuid primary key default gen_random_uuid(),
  receipt text not null unique check (receipt ~ '^[0-9]{4}-[0-9]{4}-[0-9A-Z]{4}$'),
  category text not null check (category in ('event', 'payment', 'lost-property', 'group', 'press', 'other')),
  name text not null check (char_length(name) between 1 and 160),
  email text not null check (char_length(email) between 3 and 254),
  reservation_code text check (char_length(reservation_code) between 1 and 40),
  body text not null check (char_length(body) between 1 and 2000),
  locale text not null check (locale in ('ja', 'en')),
  reply_locale text not null check (reply_locale in ('ja', 'en')),
  state text not null default 'new' check (state in ('new', 'answered', 'closed')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column contact_inquiry.receipt is 'What people are told: the day in Japan and four signs drawn at random.';
comment on column contact_inquiry.locale is 'The language of the form that was sent; the copy is written in it.';
comment on column contact_inquiry.reply_locale is 'The language in which an answer is wished for.';

create index contact_inquiry_state_idx on contact_inquiry (state, created_at desc);

create table used_proof (
  id text primary key,
  expires_at timestamptz not null
);

comment on table used_proof is
  'Challenges that have let an inquiry in. A challenge serves once; past expires_at it is refused for its age.';

create index used_proof_expires_at_idx on used_proof (expires_at);

create table request_limit (
  scope text not null,
  subject bytea not null,
  hits integer not null default 1,
  expires_at timestamptz not null,
  primary key (scope, subject)
);

comment on table request_limit is
  'How often somebody did something in the current window. The subject is a keyed hash: no address is kept.';

create index request_limit_expires_at_idx on request_limit (expires_at);
