-- The list of upcoming events walks the index of starts_at. Only because no event lasts longer than this
-- may it begin shortly before now, and not at the first event ever held.
alter table event
  add constraint event_length_check check (ends_at - starts_at <= interval '14 days') not valid;
