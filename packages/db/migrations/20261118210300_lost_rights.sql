-- What somebody planned is withdrawn when they lose the right to it, wherever it is taken: by a role, a ban or a removal.
-- A worker compares what they planned with what they still may do (packages/runtime/staff/still-may.ts).

alter table content_draft add column scheduled_by_id text;
comment on column content_draft.scheduled_by_id is
  'Who set publish_at. Null also where a process of the former version did; then only its job knows.';

create function withdraw_plans() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  person text := to_jsonb(old) ->> tg_argv[0];
begin
  perform graphile_worker.add_job(
    'withdraw-plans', json_build_object('userId', person), job_key := 'withdraw-plans:' || person
  );
  return null;
end
$$;

create trigger user_rights_lost after update of role, banned on "user"
  for each row when (
    (old.role <> 'user' and new.role is distinct from old.role) or (new.banned and old.banned is distinct from true)
  )
  execute function withdraw_plans('id');
create trigger user_deleted_rights_lost after delete on "user"
  for each row when (old.role <> 'user') execute function withdraw_plans('id');
create trigger staff_member_rights_lost after update or delete on staff_member
  for each row execute function withdraw_plans('user_id');
