-- What the operator's lists walk, so that none of them reads a table whole.
-- squawk-ignore-file require-concurrent-index-creation, require-concurrent-index-deletion

create index event_session_starts_at_idx on event_session (starts_at);
create index event_session_undecided_idx on event_session (decision_deadline)
  where decided_at is null and not called_off;

-- The audit is read from the newest on. The columns behind the first give the order in which it is shown.
create index audit_entry_order_idx on audit_entry (at desc, id desc);
create index audit_entry_actor_idx on audit_entry (actor_id, at desc, id desc);
create index audit_entry_subject_id_idx on audit_entry (subject_id, at desc, id desc);
create index audit_entry_group_idx on audit_entry (split_part(action, '.', 1), at desc, id desc);
create index audit_entry_impersonated_idx on audit_entry (at desc, id desc) where acting_as_id is not null;
-- The first of the new ones does its work.
drop index audit_entry_at_idx;

-- An application whose role does not own the table can only ever add and read. One that owns it, as in the usual
-- setting where the same role migrates, could grant itself anything: there the triggers audit_entry_kept and
-- audit_entry_not_truncated refuse, which hold for the owner too.
revoke update, delete, truncate on audit_entry from public;
