-- Boxes that are lent at the desk. Both tables are new.
-- squawk-ignore-file require-concurrent-index-creation
create table game_loan (
  nonce uuid primary key,
  copy_id uuid not null references game_copy (id),
  event_id uuid references event (id) on delete set null,
  event_session_id uuid references event_session (id) on delete set null,
  reservation_id uuid references reservation (id) on delete set null,
  holder text not null default '' check (char_length(holder) <= 40),
  lent_at timestamptz not null,
  device text not null default '' check (char_length(device) <= 40),
  made_by_id text not null,
  at timestamptz not null default now(),
  returned_at timestamptz check (returned_at >= lent_at),
  is_undone boolean not null default false,
  is_contested boolean not null default false
);

comment on table game_loan is
  'A box that was handed out. What became of it is in game_loan_mark; returned_at, is_undone and is_contested are computed from there whenever a mark comes, in whatever order.';
comment on column game_loan.nonce is 'Made by the desk''s device: however often a loan is sent, it counts once.';
comment on column game_loan.event_id is 'At whose desk. A box belongs to the house, so a loan may end at another event''s.';
comment on column game_loan.event_session_id is 'The table it is played at, if one was named.';
comment on column game_loan.holder is 'Who has it, if not a party with a reservation. Cleared some weeks after the box is back.';
comment on column game_loan.lent_at is 'By the device''s clock, but never later than it came here.';
comment on column game_loan.made_by_id is 'Only the id: the loan outlives them.';
comment on column game_loan.is_undone is 'It was recorded by mistake, and never happened.';
comment on column game_loan.is_contested is 'Another loan of the same box covers the same time: somebody has to look.';

-- No box is with two people unless both loans say that they contradict each other.
create unique index game_loan_open_idx on game_loan (copy_id)
  where returned_at is null and not is_undone and not is_contested;
create index game_loan_copy_id_idx on game_loan (copy_id, lent_at);
create index game_loan_out_idx on game_loan (lent_at) where returned_at is null and not is_undone;
create index game_loan_contested_idx on game_loan (lent_at) where is_contested;
create index game_loan_event_id_idx on game_loan (event_id, lent_at);
create index game_loan_event_session_id_idx on game_loan (event_session_id) where event_session_id is not null;
create index game_loan_reservation_id_idx on game_loan (reservation_id) where reservation_id is not null;
create index game_loan_holder_idx on game_loan (lent_at) where holder <> '';

create table game_loan_mark (
  nonce uuid primary key,
  copy_id uuid not null references game_copy (id),
  of_nonce uuid not null,
  kind text not null check (kind in ('return', 'undo', 'see')),
  condition text check (condition in ('good', 'worn', 'repair')),
  missing text not null default '' check (char_length(missing) <= 200),
  marked_at timestamptz not null,
  device text not null default '' check (char_length(device) <= 40),
  made_by_id text not null,
  at timestamptz not null default now()
);

comment on table game_loan_mark is
  'What was said of a loan: the box came back, the loan or the return was a mistake, or somebody has looked at a conflict. Without a foreign key to the loan, for it may come before it.';
comment on column game_loan_mark.of_nonce is 'Of a loan; for an undo also of a return.';
comment on column game_loan_mark.condition is 'As the box came back, if somebody looked.';
comment on column game_loan_mark.missing is 'Parts that were not in it.';

create index game_loan_mark_of_nonce_idx on game_loan_mark (of_nonce, kind);
create index game_loan_mark_copy_id_idx on game_loan_mark (copy_id);
