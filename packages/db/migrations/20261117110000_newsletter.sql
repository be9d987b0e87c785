-- Newsletters: messages without an event, to whoever agreed to them. And mails that came back.
-- Dropping not null takes nothing away: a process of the former version makes no message without an event, and shows none.
-- squawk-ignore-file ban-drop-not-null

alter table message alter column event_id drop not null;
comment on table message is
  'To the guests of one event or, without an event, to whoever agreed to newsletters. A draft, or one that was sent. Whom it goes to is fixed in message_recipient: for guests when it is sent, for a newsletter when the first mail goes out.';

alter table message_recipient alter column reservation_id drop not null;
alter table message_recipient
  add constraint message_recipient_somebody check (reservation_id is not null or user_id is not null) not valid;

alter table message_recipient
  drop constraint message_recipient_reason_check,
  add constraint message_recipient_reason_check check (reason in (
    'address', 'refused', 'unanswered', 'changed', 'stopped', 'no-mail', 'bounced', 'returned', 'unsubscribed', 'undeliverable'
  )) not valid;

alter table message_recipient add column status text check (status ~ '^[245]\.\d{1,3}\.\d{1,3}$');
comment on column message_recipient.status is 'Why a mail came back, as RFC 3463 numbers it.';

alter table profile
  add column news_mail_at timestamptz,
  add column bounced_at timestamptz,
  add column soft_bounces smallint not null default 0;
comment on column profile.news_mail_at is 'When the person last agreed to newsletters, or stopped them; null: never, or before this was written down.';
comment on column profile.bounced_at is 'Since when mails to the person''s present address come back for good. No newsletter is sent to it.';
comment on column profile.soft_bounces is 'How many mails came back from the present address for another reason.';

create function forget_bounces() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  update profile set bounced_at = null, soft_bounces = 0
  where user_id = new.id and (bounced_at is not null or soft_bounces > 0);
  return null;
end
$$;

comment on function forget_bounces is 'Another address starts without what came back from the one before.';

create trigger user_email_changed after update of email on "user"
  for each row when (old.email is distinct from new.email) execute function forget_bounces();
