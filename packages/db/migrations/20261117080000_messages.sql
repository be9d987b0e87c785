-- What an organizer writes to the guests of one event, to whom it goes, and what became of each mail.
-- squawk-ignore-file require-concurrent-index-creation, constraint-missing-not-valid

create table message (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references event (id) on delete cascade,
  event_session_id uuid references event_session (id) on delete cascade,
  segments text[] not null default '{confirmed}'
    check (segments <@ array['confirmed', 'offered', 'waiting', 'arrived', 'absent']),
  subject_ja text not null default '' check (char_length(subject_ja) <= 100),
  body_ja text not null default '' check (char_length(body_ja) <= 4000),
  subject_en text not null default '' check (char_length(subject_en) <= 100),
  body_en text not null default '' check (char_length(body_en) <= 4000),
  calls boolean not null default true,
  state text not null default 'draft' check (state in ('draft', 'planned', 'sending', 'stopped', 'done')),
  version integer not null default 1,
  send_at timestamptz,
  urgent_reason text check (char_length(urgent_reason) <= 200),
  tested_at timestamptz,
  ended_at timestamptz,
  made_by_id text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (state = 'draft' or send_at is not null)
);

comment on table message is 'To the guests of one event: a draft, or one that was sent. Whom it goes to is fixed when it is sent, in message_recipient.';
comment on column message.segments is 'Whom it is written to; packages/contracts/inbox/message-form.ts says in which states they are.';
comment on column message.calls is 'Parties without a mail address are put on the call list.';
comment on column message.version is 'Raised by each change, which names the one it was made to.';
comment on column message.send_at is 'From when on mails are sent; until then it can be taken back.';
comment on column message.urgent_reason is 'Why it goes out in quiet hours.';
comment on column message.tested_at is 'When the mail server took the last test.';
comment on column message.made_by_id is 'Who wrote or sent it. Only the id: the message outlives them.';

create index message_created_at_idx on message (created_at desc, id desc);
create index message_event_id_idx on message (event_id);
create index message_event_session_id_idx on message (event_session_id);

create table message_recipient (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references message (id) on delete cascade,
  reservation_id uuid not null references reservation (id) on delete cascade,
  user_id text references "user" (id) on delete cascade,
  way text not null check (way in ('mail', 'telephone', 'none')),
  state text not null default 'waiting' check (state in ('failed', 'sending', 'waiting', 'sent', 'listed', 'skipped')),
  reason text check (reason in ('address', 'refused', 'unanswered', 'changed', 'stopped', 'no-mail')),
  attempts smallint not null default 0,
  try_after timestamptz,
  at timestamptz,
  -- One person gets a message once, however many reservations they have.
  unique (message_id, user_id),
  unique (message_id, reservation_id),
  check ((way = 'mail') = (user_id is not null))
);

comment on table message_recipient is 'Somebody whom a message goes to, fixed when it was sent, and what became of it.';
comment on column message_recipient.state is
  'sent: the mail server took the mail. listed: on the call list, and nobody is told by that. skipped and failed have a reason.';
comment on column message_recipient.try_after is 'When the mail server is asked again, having asked for patience.';
comment on column message_recipient.at is 'When it came into its state.';

create index message_recipient_user_id_idx on message_recipient (user_id);
create index message_recipient_reservation_id_idx on message_recipient (reservation_id);
create index message_recipient_open_idx on message_recipient (message_id, try_after nulls first, id)
  where state in ('waiting', 'sending');

-- That a party was put on the call list because of a message.
alter table reservation_transition
  drop constraint reservation_transition_cause_check,
  add constraint reservation_transition_cause_check check (cause in (
    'hold', 'confirm', 'change', 'cancel', 'late-cancel', 'expire', 'join', 'leave', 'offer', 'accept',
    'decline', 'lapse', 'go-ahead', 'call-off', 'event-changed', 'event-cancelled', 'remind', 'answer', 'arrive', 'miss',
    'restore', 'resend', 'message'
  )) not valid;
