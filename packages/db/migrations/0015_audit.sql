create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  actor_id text not null,
  acting_as_id text,
  action text not null check (char_length(action) between 1 and 200),
  subject_kind text not null check (char_length(subject_kind) between 1 and 40),
  subject_id text not null check (char_length(subject_id) between 1 and 200),
  before jsonb,
  after jsonb,
  reason text check (char_length(reason) between 1 and 500)
);

comment on table audit_entry is
  'What admins did. Only ids of people, never a name or an address, and no foreign keys: it outlives whom it is about. Rows stay as they are for two years.';
comment on column audit_entry.actor_id is 'The admin.';
comment on column audit_entry.acting_as_id is 'In whose name, if in another''s.';

create index audit_entry_subject_idx on audit_entry (subject_kind, subject_id, at);
create index audit_entry_acting_as_idx on audit_entry (acting_as_id, at) where acting_as_id is not null;
create index audit_entry_at_idx on audit_entry (at);

create function keep_audit_entry() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '2 years' then
    return old;
  end if;
  raise exception 'audit_entry is only ever added to';
end
$$;

create trigger audit_entry_kept before update or delete on audit_entry
  for each row execute function keep_audit_entry();
create trigger audit_entry_not_truncated before truncate on audit_entry
  for each statement execute function keep_audit_entry();

-- The library would prolong such a session like any other once its mark in a cookie is gone.
create function cap_impersonation() returns trigger language plpgsql as $$
begin
  new."expiresAt" := least(new."expiresAt", old."expiresAt");
  return new;
end
$$;

create trigger session_impersonation_capped before update on session
  for each row when (old."impersonatedBy" is not null) execute function cap_impersonation();
