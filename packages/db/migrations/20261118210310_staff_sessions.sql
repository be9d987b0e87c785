-- Sessions of admins and staff end 30 days after the sign-in, whatever prolongs them: decision 0087. The same number stands in
-- packages/runtime/bearer/staff-session.ts, for admins by the environment, of whom the database does not know.

create function staff_session_end(signed_in timestamptz) returns timestamptz
language sql immutable set search_path = public, pg_temp as $$
  select signed_in + interval '720 hours'
$$;

create function cap_staff_session() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from "user" where id = new."userId" and role <> 'user')
    or exists (select from staff_member where user_id = new."userId")
  then
    new."expiresAt" := least(new."expiresAt", staff_session_end(new."createdAt"));
  end if;
  return new;
end
$$;

create trigger session_staff_capped before update of "expiresAt" on session
  for each row execute function cap_staff_session();

-- Whoever becomes one may have been signed in for long.
create function cap_sessions_of_staff() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update session set "expiresAt" = least("expiresAt", staff_session_end("createdAt"))
    where "userId" = to_jsonb(new) ->> tg_argv[0];
  return null;
end
$$;

create trigger staff_member_sessions_capped after insert on staff_member
  for each row execute function cap_sessions_of_staff('user_id');
create trigger user_role_sessions_capped after update of role on "user"
  for each row when (new.role <> 'user' and new.role is distinct from old.role)
  execute function cap_sessions_of_staff('id');

update session set "expiresAt" = least("expiresAt", staff_session_end("createdAt"))
  where "userId" in (select id from "user" where role <> 'user' union select user_id from staff_member);
