create table idempotency_key (
  scope text not null,
  key text not null,
  fingerprint bytea not null,
  claimed_at timestamptz not null default now(),
  expires_at timestamptz not null,
  status smallint,
  content_type text,
  body text,
  primary key (scope, key)
);

comment on table idempotency_key is
  'The first answer to each non-idempotent call, replayed to its retries for 24 hours. status is null while the first call still runs.';

create index idempotency_key_expires_at_idx on idempotency_key (expires_at);
