-- What people may do besides the roles of the auth service, and invitations to it.

create table staff_member (
  user_id text primary key references "user" (id) on delete cascade,
  roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['editor', 'host', 'desk', 'treasurer']),
  event_ids uuid[] check (cardinality(event_ids) between 1 and 50),
  version integer not null default 1,
  granted_by_id text not null,
  granted_at timestamptz not null default now()
);

comment on table staff_member is
  'Staff besides admins. packages/contracts/account/staff-policy.ts says what each role may do.';
comment on column staff_member.event_ids is
  'Events that the roles of host and desk are for, until the day after each; null for all. Without a foreign key: an event that was never public is a draft only.';
comment on column staff_member.version is 'Raised by each change, which names the one it was made to.';
comment on column staff_member.granted_by_id is 'Only the id: the roles outlive who gave them.';

create table staff_invitation (
  id uuid primary key default gen_random_uuid(),
  email text not null unique check (email = lower(email) and char_length(email) <= 254),
  name text not null default '' check (char_length(name) <= 80),
  locale text not null check (locale in ('ja', 'en')),
  roles text[] not null
    check (cardinality(roles) > 0 and roles <@ array['editor', 'host', 'desk', 'treasurer']),
  event_ids uuid[] check (cardinality(event_ids) between 1 and 50),
  version integer not null default 1,
  invited_by_id text not null,
  invited_at timestamptz not null default now(),
  expires_at timestamptz not null
);

comment on table staff_invitation is
  'Invitations that nobody has accepted yet, one for each address. Accepting or taking back deletes the row, so a link works once.';
comment on column staff_invitation.version is 'Part of the link: sending it again makes the former link void.';
comment on column staff_invitation.invited_by_id is 'Only the id: the invitation outlives who sent it.';

-- An invitation names a person without a foreign key to them.
create function forget_staff_invitation() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  delete from staff_invitation where email = old.email;
  return old;
end
$$;

create trigger user_deleted_staff_invitation before delete on "user"
  for each row execute function forget_staff_invitation();
