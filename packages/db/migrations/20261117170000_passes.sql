-- Passes for several visits (回数券), and the stamp card that gives one. Both tables are new.
-- squawk-ignore-file require-concurrent-index-creation
create table pass_kind (
  id uuid primary key default gen_random_uuid(),
  name_ja text not null check (char_length(name_ja) between 1 and 60),
  name_en text not null check (char_length(name_en) between 1 and 60),
  visits smallint not null check (visits between 1 and 50),
  yen integer not null check (yen between 0 and 1000000),
  days smallint not null check (days between 1 and 180),
  most_yen integer check (most_yen between 1 and 1000000),
  stamps smallint check (stamps between 2 and 50),
  made_by_id text not null,
  made_at timestamptz not null default now(),
  stopped_at timestamptz,
  check ((stamps is null) = (yen > 0)),
  check (stamps is null or visits = 1)
);

comment on table pass_kind is
  'Passes that the organizer sells, and stamp cards, which give one for so many visits. What a kind gives never changes, because it was promised; it can only be stopped.';
comment on column pass_kind.yen is 'What a pass costs; nothing if it is for stamps.';
comment on column pass_kind.days is
  'For how long a pass is valid. Never six months: a prepaid ticket that is valid for longer is under the Payment Services Act (資金決済法).';
comment on column pass_kind.most_yen is 'Covers seats that cost at most so much; null for any.';
comment on column pass_kind.stamps is 'Every so many visits give a pass of this kind; null if it is sold.';
comment on column pass_kind.made_by_id is 'Only the id: the kind outlives them.';

create index pass_kind_made_at_idx on pass_kind (made_at desc, id);
-- Two who begin a stamp card at once begin one.
create unique index pass_kind_stamps_idx on pass_kind ((true)) where stamps is not null and stopped_at is null;

create table pass (
  id uuid primary key default gen_random_uuid(),
  user_id text not null references "user" (id) on delete cascade,
  kind_id uuid not null references pass_kind (id),
  sale_id uuid references money_correction (id),
  award smallint check (award > 0),
  reason text not null default '' check (char_length(reason) <= 200),
  valid_until timestamptz not null,
  made_by_id text not null,
  made_at timestamptz not null default now(),
  ended_at timestamptz,
  ended_by_id text,
  end_reason text not null default '' check (char_length(end_reason) <= 200),
  check (num_nonnulls(sale_id, award, nullif(reason, '')) = 1)
);

comment on table pass is
  'A pass of a person: sold, given with a reason, or earned by stamps. Its uses are seats of the person''s reservations (reservation.prices), counted under a lock and stored nowhere else.';
comment on column pass.sale_id is 'What was taken for it, in the money of the evening at which it was sold.';
comment on column pass.award is 'The how manieth of the stamp card. Nobody earns the same twice.';
comment on column pass.made_by_id is 'Who sold or gave it, or marked the visit that earned it. Only the id.';
comment on column pass.ended_at is 'Taken back: seats that it covers stay covered, and no more can be. Without a person, because a visit that had earned it was undone.';

create index pass_user_id_idx on pass (user_id, valid_until, id);
create index pass_kind_id_idx on pass (kind_id);
create index pass_sale_id_idx on pass (sale_id);
create unique index pass_award_idx on pass (user_id, kind_id, award) where award is not null;

comment on column reservation.prices is
  'What each place of the party was promised for, discounts included, and the pass that covers it. A place without a price, and a party without any, owes the fee of the event.';
