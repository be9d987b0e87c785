-- Mails to parties without an account may come back. A process of the former version notes nothing of it.

alter table reservation_notice
  add column returned_at timestamptz,
  add column is_unknown_address boolean not null default false;

comment on column reservation_notice.returned_at is
  'When the mail came back. The party is then told on the telephone, if it has to know: a call with this column was a mail.';
comment on column reservation_notice.is_unknown_address is 'Whether it came back because there is no such mailbox, and not for a reason that may pass.';
