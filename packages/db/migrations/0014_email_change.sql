create table email_change_link (
  token_hash text primary key,
  user_id text not null references "user" (id) on delete cascade,
  session_id text not null,
  step text not null check (step in ('confirm', 'verify')),
  old_email text not null,
  new_email text not null,
  landing text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

comment on table email_change_link is
  'Links of a change of address: "confirm" went to the old address, "verify" to the new one. Only the newest of a person is unused.';
comment on column email_change_link.session_id is 'Which sign-in asked. It outlives the change; no key, because it may end before.';

create index email_change_link_user_id_idx on email_change_link (user_id);
