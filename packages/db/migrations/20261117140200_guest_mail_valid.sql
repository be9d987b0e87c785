-- In a transaction of its own, so that nobody waits while rows are looked at.
alter table reservation validate constraint reservation_guest_email_check;
alter table reservation validate constraint reservation_guest_locale_check;
alter table message_recipient validate constraint message_recipient_mail_check;
