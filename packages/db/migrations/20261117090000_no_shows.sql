-- A rule about reservations whose party did not come: off until an organizer switches it on. One row.
create table no_show_rule (
  id boolean primary key default true check (id),
  is_on boolean not null default false,
  absences smallint not null default 3 check (absences between 2 and 10),
  months smallint not null default 6 check (months between 1 and 24),
  grace_hours smallint not null default 24 check (grace_hours between 12 and 72),
  most_coming smallint not null default 1 check (most_coming between 1 and 10),
  days smallint not null default 30 check (days between 7 and 180),
  version integer not null default 1
);

comment on table no_show_rule is
  'Whoever has so many counted absences may have so many coming reservations for so many days. Exactly one row.';
comment on column no_show_rule.absences is 'From how many counted absences on.';
comment on column no_show_rule.months is 'How long an absence counts, from the day of its session.';
comment on column no_show_rule.grace_hours is 'How long after the end of the session an absence begins to count, so that the reception can correct it.';
comment on column no_show_rule.most_coming is 'How many coming reservations are allowed meanwhile.';
comment on column no_show_rule.days is 'For how long, from the day of the last counted absence.';

insert into no_show_rule default values;

-- The rule stands on the pages of events.
create function outdate_pages_of_no_show_rule() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('pages_outdated', 'event');
  return null;
end
$$;

create trigger no_show_rule_pages_changed after update on no_show_rule
  for each statement execute function outdate_pages_of_no_show_rule();

create table no_show_excuse (
  reservation_id uuid primary key references reservation (id) on delete cascade,
  reason text not null check (reason in ('told', 'reception', 'travel', 'venue', 'other')),
  made_by_id text not null,
  made_at timestamptz not null default now()
);

comment on table no_show_excuse is
  'Absences that do not count. The reason is one of a few words, so that nothing private is written down. made_by_id outlives the account.';
