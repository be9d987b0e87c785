-- Answers that people send to a reply by mail stand in the thread of their inquiry.
-- squawk-ignore-file constraint-missing-not-valid, disallowed-unique-constraint
alter table inquiry_message
  add column mail_id text check (char_length(mail_id) = 64),
  add column sender_email text check (char_length(sender_email) <= 254),
  add column attachments text[] not null default '{}';

alter table inquiry_message
  drop constraint inquiry_message_kind_check,
  drop constraint inquiry_message_body_check,
  add constraint inquiry_message_kind_check check (kind in ('reply', 'note', 'answer')) not valid,
  add constraint inquiry_message_body_check check (
    case when kind = 'answer' then char_length(body) <= 10100 else char_length(body) between 1 and 4000 end
  ) not valid,
  add constraint inquiry_message_answer_check check ((kind = 'answer') = (mail_id is not null)) not valid,
  -- However often a mail is read, and by however many workers.
  add constraint inquiry_message_mail_key unique (inquiry_id, mail_id);

comment on table inquiry_message is
  'What came after an inquiry: a reply goes to the person by mail, a note is for the house alone, an answer came from the person by mail.';
comment on column inquiry_message.mail_id is 'SHA-256 of the Message-ID of an answer, in hexadecimal.';
comment on column inquiry_message.sender_email is
  'The From of an answer, if it is not the address of the inquiry. Anybody can write anything there.';
comment on column inquiry_message.attachments is 'Names of the files that came with an answer; the files stay in the mailbox.';

-- squawk-ignore require-concurrent-index-creation
create index inquiry_message_sender_idx on inquiry_message (lower(sender_email)) where sender_email is not null;

create or replace function forget_user() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  -- Sessions first, then reservations: the order in which everybody locks them.
  perform 1 from event_session
    where id in (select event_session_id from reservation where user_id = old.id and seats_held > 0)
    order by id for no key update;
  delete from reservation where user_id = old.id;
  delete from person_staff_note where user_id = old.id;
  delete from contact_inquiry where lower(email) = old.email;
  -- What they answered in another's inquiry belongs to that one.
  update inquiry_message set sender_email = null where lower(sender_email) = old.email;
  delete from idempotency_key where scope = 'user:' || old.id;
  delete from session where "impersonatedBy" = old.id;
  delete from verification
    where strpos(identifier || value, old.id) > 0 or strpos(lower(identifier || value), old.email) > 0;
  return old;
end
$$;
