-- no transaction
-- The audit log says of whom an invitation was that was accepted, and is gone by that.
create index concurrently if not exists audit_entry_accepted_invitation_idx
  on audit_entry ((after ->> 'invitationId')) where action = 'staff.accept';
