-- Who telephones a party at this moment, so that nobody else does.

alter table reservation_notice add column calling_by_id text;
alter table reservation_notice add column calling_since timestamptz;

comment on column reservation_notice.calling_by_id is
  'Who telephones now, or did when they forgot to say what came of it: it counts for a few minutes only. Only the id, as in told_by_id.';
