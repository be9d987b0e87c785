-- How a session was opened, and what holds for accounts that LINE opens.

alter table session add column "signInMethod" text;
alter table session add constraint session_sign_in_method_check
  check ("signInMethod" in ('code', 'passkey', 'line')) not valid;
comment on column session."signInMethod" is
  'Null for impersonation, and for sessions from before it was recorded.';

-- Whoever gets to see other people's data signs in anew, with a code or a passkey.
create function end_line_sign_in() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  person text := to_jsonb(new) ->> tg_argv[0];
begin
  delete from account where "userId" = person and "providerId" = 'line';
  delete from session where "userId" = person and "signInMethod" = 'line';
  return null;
end
$$;

create trigger staff_member_without_line after insert on staff_member
  for each row execute function end_line_sign_in('user_id');
create trigger user_role_without_line after update of role on "user"
  for each row when (new.role <> 'user' and new.role is distinct from old.role)
  execute function end_line_sign_in('id');
