-- Parties that were entered at the desk or on the telephone may have a mail address, without an account.
-- A process of the former version writes none, and telephones those that have one.

alter table reservation
  add column guest_email text not null default '',
  add column guest_locale text not null default 'ja';

alter table reservation
  add constraint reservation_guest_email_check check (
    guest_email = '' or (user_id is null and char_length(guest_email) <= 254 and guest_email = lower(guest_email))
  ) not valid,
  add constraint reservation_guest_locale_check check (guest_locale in ('ja', 'en')) not valid;

comment on column reservation.user_id is 'Null for a party without an account, which the organizer wrote down.';
comment on column reservation.guest_email is
  'Where mails to a party without an account go; empty: it is telephoned. Nobody proved it, so it never leads to an account.';
comment on column reservation.guest_locale is 'The language of a party without an account, for its mails and its tags.';

-- A message is mailed to parties without an account as well, at the address of their reservation.
alter table message_recipient
  drop constraint message_recipient_check,
  add constraint message_recipient_mail_check check (user_id is null or way = 'mail') not valid;

-- Besides what it did before: the address of whoever leaves is forgotten also where no account led to it.
create or replace function forget_user() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  -- Sessions first, then reservations: the order in which everybody locks them.
  perform 1 from event_session
    where id in (select event_session_id from reservation where user_id = old.id and seats_held > 0)
    order by id for no key update;
  delete from reservation where user_id = old.id;
  update reservation set guest_email = '' where guest_email <> '' and guest_email collate "C" = old.email;
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
