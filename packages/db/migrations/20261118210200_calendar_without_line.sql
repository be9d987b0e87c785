-- Whoever was signed in with LINE could read the address of the calendar, and would keep it after LINE was disconnected.

create function end_calendar_of_line() returns trigger
  language plpgsql set search_path = public, pg_temp as $$
begin
  delete from calendar_feed where user_id = old."userId";
  return null;
end
$$;

create trigger account_line_ended after delete on account
  for each row when (old."providerId" = 'line') execute function end_calendar_of_line();
