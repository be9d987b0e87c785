-- Admins are not impersonated. Somebody who becomes one is from that moment left alone too, whoever gave the role.
create function end_impersonations_of_user() returns trigger language plpgsql
  set search_path = public, pg_temp as $$
begin
  delete from session where "userId" = new.id and "impersonatedBy" is not null;
  return null;
end
$$;
create trigger user_role_ends_impersonations after update of role on "user"
  for each row when (old.role is distinct from new.role) execute function end_impersonations_of_user();
